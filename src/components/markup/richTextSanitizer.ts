import { useEffect, useSyncExternalStore } from 'react';
import { loadScript } from '../../lib/loadScript';

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
