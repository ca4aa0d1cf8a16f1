import { published, invalidatesOnSuccess, listTag } from '../../api/contentEndpoints';
import { apiError } from '../../api/errors';
import { portalApi } from '../../api/portalApi';
import type { ThunkExtra } from '../../state/thunkExtra';
import { changeBookmarks, readBookmarks, writeBookmarks, type Bookmarks, type BookmarkChange } from './bookmarks';

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
