import { isRecord } from '../../lib/isRecord';
import { anyOrigin, safeRedirect } from '../../lib/safeRedirect';
import type { BrowserPort } from '../../state/thunkExtra';

/** Pages saved on this device: docs/behaviour/page-actions.md#saved-pages. */

/** A page of one entry; nothing of the visitor. */
export interface ShelfItem {
  /** Of the page, without its query. */
  path: string;
  title: string;
  /** When it was put here, ms since 1970. */
  at: number;
}

export interface Shelf {
  saved: readonly ShelfItem[];
  read: readonly ShelfItem[];
  /** What is read is noted. */
  keepsRead: boolean;
}

export type ShelfChange =
  | { kind: 'saved' | 'read'; item: ShelfItem }
  | { kind: 'removed'; path: string }
  | { kind: 'readCleared' }
  | { kind: 'readKept'; keepsRead: boolean };

export const shelfLimits = { saved: 100, read: 20 };

export const shelfKeys = { saved: 'saved', read: 'last-read', readOff: 'last-read-off' } as const;

type Store = BrowserPort['storage'];

/** A little before the last moment that a date can be of, ms since 1970: what is drawn is in a zone ahead. */
const latest = 8e15;

const isItem = (value: unknown): value is ShelfItem =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  safeRedirect(value.path, anyOrigin) === value.path &&
  typeof value.title === 'string' &&
  typeof value.at === 'number' &&
  Math.abs(value.at) < latest;

/** What is kept under a key; whatever is no item (another format, tampering) is left out. */
function readItems(store: Store, key: string, most: number): ShelfItem[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

export const readShelf = (store: Store): Shelf => ({
  saved: readItems(store, shelfKeys.saved, shelfLimits.saved),
  read: readItems(store, shelfKeys.read, shelfLimits.read),
  keepsRead: store.getItem(shelfKeys.readOff) === null,
});

const without = (items: readonly ShelfItem[], path: string) => items.filter((item) => item.path !== path);

/** The newest first; the oldest makes room. */
const withFirst = (items: readonly ShelfItem[], item: ShelfItem, most: number) =>
  [item, ...without(items, item.path)].slice(0, most);

/** The shelf after a change. */
export function changeShelf(shelf: Shelf, change: ShelfChange): Shelf {
  switch (change.kind) {
    case 'saved':
      return { ...shelf, saved: withFirst(shelf.saved, change.item, shelfLimits.saved) };
    case 'removed':
      return { ...shelf, saved: without(shelf.saved, change.path) };
    case 'read':
      return shelf.keepsRead ? { ...shelf, read: withFirst(shelf.read, change.item, shelfLimits.read) } : shelf;
    case 'readCleared':
      return { ...shelf, read: [] };
    case 'readKept':
      return { ...shelf, keepsRead: change.keepsRead, read: change.keepsRead ? shelf.read : [] };
  }
}

/**
 * Keeps it; what is empty leaves nothing behind.
 *
 * @returns whether it is kept; a storage that is blocked or full does not say so itself
 */
export function writeShelf(store: Store, { saved, read, keepsRead }: Shelf): boolean {
  const write = (key: string, text: string | null) => {
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    return store.getItem(key) === text;
  };
  const textOf = (items: readonly ShelfItem[]) => (items.length > 0 ? JSON.stringify(items) : null);
  // All of them, whatever becomes of the others.
  return [
    write(shelfKeys.saved, textOf(saved)),
    write(shelfKeys.read, textOf(read)),
    write(shelfKeys.readOff, keepsRead ? null : '1'),
  ].every(Boolean);
}
