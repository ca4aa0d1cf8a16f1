import { createContext, useEffect, useSyncExternalStore } from 'react';
import { loadScript } from '../../lib/loadScript';
import { noText, richTextKey, type RichTextFacts, type RichTexts } from './richTextFacts';

/** Those of the current page, the previous one, and the links in view; a position has three. */
const maxKept = 16;

/**
 * Rich texts in the browser, sanitised once the sanitiser has loaded.
 *
 * @param serverFacts facts about the server-rendered texts: hydration needs no sanitiser for these
 */
export function browserRichTexts(serverFacts: Readonly<Record<string, RichTextFacts>> = {}): RichTexts {
  const cache = new Map<string, { nodes: DocumentFragment; facts: RichTextFacts }>();
  const clean = (source: string) => {
    const found = cache.get(source);
    if (found) return found;
    const sanitizer = loadedSanitizer();
    if (!sanitizer) return undefined;
    const nodes = sanitizer.sanitizeInBrowser(source);
    const cleaned = { nodes, facts: sanitizer.factsIn(nodes) };
    cache.set(source, cleaned);
    if (cache.size > maxKept) cache.delete(cache.keys().next().value!);
    return cleaned;
  };
  return {
    factsOf: (source) => (source === '' ? noText : (serverFacts[richTextKey(source)] ?? clean(source)?.facts)),
    nodesOf: (source) => clean(source)?.nodes,
  };
}

/**
 * On the server: `createServerRichTexts` (src/ssr/serverRichTexts.ts). When hydrating:
 * `browserRichTexts(state.richTexts)`. Without a provider texts are sanitised in the browser.
 */
export const RichTextContext = createContext<RichTexts>(browserRichTexts());

type Sanitizer = typeof import('./sanitizeInBrowser');

type SanitizerStatus = 'absent' | 'loading' | 'failed' | 'ready';

let status: SanitizerStatus = 'absent';
let sanitizer: Sanitizer | undefined;
let underWay: Promise<void> | undefined;
const listeners = new Set<() => void>();

function change(next: SanitizerStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/**
 * Loads the sanitiser, a chunk of its own: at the start of a navigation to a page with rich text, in parallel with the
 * page's chunk and data. Once loaded, rich texts render in the same frame as the page. Never rejects: a failure is
 * shown where the text belongs, and the next call retries.
 */
export function loadRichText(): Promise<void> {
  if (underWay) return underWay;
  change('loading');
  underWay = loadScript(() => import(/* webpackChunkName: "richText" */ './sanitizeInBrowser')).then(
    (script) => {
      sanitizer = script;
      change('ready');
    },
    () => {
      underWay = undefined;
      change('failed');
    },
  );
  return underWay;
}

/** undefined until `loadRichText` has succeeded. */
export const loadedSanitizer = (): Sanitizer | undefined => sanitizer;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSanitizerStatus = (): SanitizerStatus =>
  useSyncExternalStore(
    subscribe,
    () => status,
    () => 'absent',
  );

/** Preloads the sanitiser while the data of a page with rich text are loading. */
export function useRichTextAhead(isAwaited = true): void {
  useEffect(() => {
    if (isAwaited) void loadRichText();
  }, [isAwaited]);
}
