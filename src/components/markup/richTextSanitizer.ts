import { useEffect, useSyncExternalStore } from 'react';
import { loadScript } from '../../lib/loadScript';

type Sanitize = typeof import('./sanitizeInBrowser').sanitizeInBrowser;

type SanitizerStatus = 'absent' | 'loading' | 'failed' | 'ready';

let status: SanitizerStatus = 'absent';
let sanitize: Sanitize | undefined;
let underWay: Promise<void> | undefined;
const listeners = new Set<() => void>();

function change(next: SanitizerStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/**
 * Loads the sanitiser of rich texts, a script of its own: for the start of a move to a page that has one, beside the
 * page's script and data. Once it is there, rich texts are shown in the same frame as the page. It never rejects: a
 * failure is shown where the text belongs, and the next call tries again.
 */
export function loadRichText(): Promise<void> {
  if (underWay) return underWay;
  change('loading');
  underWay = loadScript(() => import(/* webpackChunkName: "richText" */ './sanitizeInBrowser')).then(
    (script) => {
      sanitize = script.sanitizeInBrowser;
      change('ready');
    },
    () => {
      underWay = undefined;
      change('failed');
    },
  );
  return underWay;
}

/** undefined until `loadRichText` has ended well. */
export const loadedSanitizer = (): Sanitize | undefined => sanitize;

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

/** Loads the sanitiser while the data of a page with a rich text are still on their way. */
export function useRichTextAhead(isAwaited = true): void {
  useEffect(() => {
    if (isAwaited) void loadRichText();
  }, [isAwaited]);
}
