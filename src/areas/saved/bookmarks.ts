import { isRecord } from '../../lib/isRecord';
import { anyOrigin, safeRedirect } from '../../lib/safeRedirect';
import type { BrowserPort } from '../../state/thunkExtra';

/** Pages saved on this device: docs/behaviour/page-actions.md#saved-pages. */

/** A page of one entry; nothing of the visitor. */
export interface Bookmark {
  /** Of the page, without its query. */
  path: string;
  title: string;
  /** When it was put here, ms since 1970. */
  at: number;
}

export interface Bookmarks {
  saved: readonly Bookmark[];
  read: readonly Bookmark[];
  /** What is read is noted. */
  keepsRead: boolean;
}

export type BookmarkChange =
  | { kind: 'saved' | 'read'; item: Bookmark }
  | { kind: 'removed'; path: string }
  | { kind: 'readCleared' }
  | { kind: 'readKept'; keepsRead: boolean };

export const bookmarkLimits = { saved: 100, read: 20 };

export const bookmarkKeys = { saved: 'saved', read: 'last-read', readOff: 'last-read-off' } as const;

type Store = BrowserPort['storage'];

/** A little before the last moment that a date can be of, ms since 1970: what is drawn is in a zone ahead. */
const latest = 8e15;

const isItem = (value: unknown): value is Bookmark =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  safeRedirect(value.path, anyOrigin) === value.path &&
  typeof value.title === 'string' &&
  typeof value.at === 'number' &&
  Math.abs(value.at) < latest;

/** What is kept under a key; whatever is no item (another format, tampering) is left out. */
function readItems(store: Store, key: string, most: number): Bookmark[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

export const readBookmarks = (store: Store): Bookmarks => ({
  saved: readItems(store, bookmarkKeys.saved, bookmarkLimits.saved),
  read: readItems(store, bookmarkKeys.read, bookmarkLimits.read),
  keepsRead: store.getItem(bookmarkKeys.readOff) === null,
});

const without = (items: readonly Bookmark[], path: string) => items.filter((item) => item.path !== path);

/** The newest first; the oldest makes room. */
const withFirst = (items: readonly Bookmark[], item: Bookmark, most: number) =>
  [item, ...without(items, item.path)].slice(0, most);

/** The bookmarks after a change. */
export function changeBookmarks(bookmarks: Bookmarks, change: BookmarkChange): Bookmarks {
  switch (change.kind) {
    case 'saved':
      return { ...bookmarks, saved: withFirst(bookmarks.saved, change.item, bookmarkLimits.saved) };
    case 'removed':
      return { ...bookmarks, saved: without(bookmarks.saved, change.path) };
    case 'read':
      return bookmarks.keepsRead
        ? { ...bookmarks, read: withFirst(bookmarks.read, change.item, bookmarkLimits.read) }
        : bookmarks;
    case 'readCleared':
      return { ...bookmarks, read: [] };
    case 'readKept':
      return { ...bookmarks, keepsRead: change.keepsRead, read: change.keepsRead ? bookmarks.read : [] };
  }
}

/**
 * Keeps it; what is empty leaves nothing behind.
 *
 * @returns whether it is kept; a storage that is blocked or full does not say so itself
 */
export function writeBookmarks(store: Store, { saved, read, keepsRead }: Bookmarks): boolean {
  const write = (key: string, text: string | null) => {
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    return store.getItem(key) === text;
  };
  const textOf = (items: readonly Bookmark[]) => (items.length > 0 ? JSON.stringify(items) : null);
  // All of them, whatever becomes of the others.
  return [
    write(bookmarkKeys.saved, textOf(saved)),
    write(bookmarkKeys.read, textOf(read)),
    write(bookmarkKeys.readOff, keepsRead ? null : '1'),
  ].every(Boolean);
}
