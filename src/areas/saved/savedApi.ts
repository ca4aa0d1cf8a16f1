import { portalApi, published, invalidatesOnSuccess, listTag } from '../../api/portalApi';
import { apiError } from '../../api/client';
import type { ThunkExtra, BrowserPort } from '../../state/thunkExtra';
import { isRecord, parseJson } from '../../lib/json';
import { anyOrigin, safeRedirect } from '../../lib/paths';

/** Pages saved on this device: docs/behaviour/page-actions.md#bookmarks. */

/** The page of one entry; nothing about the visitor. */
export interface Bookmark {
  /** Path of the page, without query. */
  path: string;
  title: string;
  /** When it was added, ms since 1970. */
  at: number;
}

export interface Bookmarks {
  saved: readonly Bookmark[];
  read: readonly Bookmark[];
  /** Whether viewed pages are recorded. */
  keepsRead: boolean;
}

export type BookmarkChange =
  | { kind: 'saved' | 'read'; item: Bookmark }
  | { kind: 'removed'; path: string }
  | { kind: 'readCleared' }
  | { kind: 'readKept'; keepsRead: boolean }
  /** Takes deletions back, and nothing else that happened since. */
  | ({ kind: 'restored' } & Partial<Deleted>);

/** What a change deleted; with the history, it may have been switched off. */
export interface Deleted {
  saved: readonly Bookmark[];
  read: readonly Bookmark[];
}

export const bookmarkLimits = { saved: 100, read: 20 };

export const bookmarkKeys = { saved: 'saved', read: 'last-read', readOff: 'last-read-off' } as const;

type Store = BrowserPort['storage'];

/** A little before the latest valid `Date`, ms since 1970: it is formatted in a zone ahead of UTC. */
const latest = 8e15;

const isItem = (value: unknown): value is Bookmark =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  safeRedirect(value.path, anyOrigin) === value.path &&
  typeof value.title === 'string' &&
  typeof value.at === 'number' &&
  Math.abs(value.at) < latest;

/** The items stored under a key; invalid ones (another format, tampering) are dropped. */
function readItems(store: Store, key: string, most: number): Bookmark[] {
  const stored = parseJson(store.getItem(key));
  return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : [];
}

export const readBookmarks = (store: Store): Bookmarks => ({
  saved: readItems(store, bookmarkKeys.saved, bookmarkLimits.saved),
  read: readItems(store, bookmarkKeys.read, bookmarkLimits.read),
  keepsRead: store.getItem(bookmarkKeys.readOff) === null,
});

const without = (items: readonly Bookmark[], path: string) => items.filter((item) => item.path !== path);

/** Newest first; the oldest is dropped. */
const withFirst = (items: readonly Bookmark[], item: Bookmark, most: number) =>
  [item, ...without(items, item.path)].slice(0, most);

/** Newest first, each once. */
const merged = (items: readonly Bookmark[], others: readonly Bookmark[], most: number) =>
  [...items, ...others.filter(({ path }) => without(items, path).length === items.length)]
    .sort((one, other) => other.at - one.at)
    .slice(0, most);

/** What would be lost by a change. */
export function deletedBy({ saved, read }: Bookmarks, change: BookmarkChange): Partial<Deleted> | undefined {
  switch (change.kind) {
    case 'removed':
      return { saved: saved.filter(({ path }) => path === change.path) };
    case 'readCleared':
      return { read };
    case 'readKept':
      return change.keepsRead ? undefined : { read };
    default:
      return undefined;
  }
}

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
    case 'restored':
      return {
        saved: merged(bookmarks.saved, change.saved ?? [], bookmarkLimits.saved),
        read: merged(bookmarks.read, change.read ?? [], bookmarkLimits.read),
        keepsRead: bookmarks.keepsRead || change.read !== undefined,
      };
  }
}

/**
 * Stores it; empty values are removed.
 *
 * @returns whether it was stored; blocked or full storage does not throw
 */
export function writeBookmarks(store: Store, { saved, read, keepsRead }: Bookmarks): boolean {
  const write = (key: string, text: string | null) => {
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    return store.getItem(key) === text;
  };
  const textOf = (items: readonly Bookmark[]) => (items.length > 0 ? JSON.stringify(items) : null);
  // All of them, even if one fails.
  return [
    write(bookmarkKeys.saved, textOf(saved)),
    write(bookmarkKeys.read, textOf(read)),
    write(bookmarkKeys.readOff, keepsRead ? null : '1'),
  ].every(Boolean);
}

const extraOf = (api: { extra: unknown }) => api.extra as ThunkExtra;

/** Bookmarks and viewing history. The backend is local storage; the results are in the store like any query's. */
export const savedApi = portalApi.enhanceEndpoints({ addTagTypes: ['Saved', 'SavedPage'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listBookmarks: build.query<Bookmarks, void>({
      ...published,
      queryFn: (_nothing, api) => ({ data: readBookmarks(extraOf(api).browser.storage) }),
      providesTags: [listTag('Saved')],
    }),
    /** Bookmarks that the site reports as removed. If that cannot be checked, the page counts as existing. */
    listRemoved: build.query<string[], void>({
      ...published,
      queryFn: async (_nothing, api) => {
        const { browser, fetch: ask = fetch } = extraOf(api);
        const pages = readBookmarks(browser.storage).saved.map(({ path }) => path);
        const removed: string[] = [];
        // Sequential: not urgent, and it must not flood the backend.
        for (const page of pages) {
          if (api.signal.aborted) break;
          const answer = await ask(page, { method: 'HEAD', signal: api.signal }).catch(() => null);
          if (answer?.status === 404) removed.push(page);
        }
        return { data: removed };
      },
      providesTags: [listTag('SavedPage')],
    }),
    updateBookmarks: build.mutation<null, BookmarkChange>({
      ...published,
      queryFn: (change, api) => {
        const { storage } = extraOf(api).browser;
        const isKept = writeBookmarks(storage, changeBookmarks(readBookmarks(storage), change));
        return isKept ? { data: null } : { error: apiError('business', 507) };
      },
      invalidatesTags: (_nothing, error) => invalidatesOnSuccess(error, [listTag('Saved')]),
    }),
  }),
});

export const { useListBookmarksQuery, useListRemovedQuery, useUpdateBookmarksMutation } = savedApi;
