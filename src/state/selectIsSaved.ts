import type { RootState } from './rootState';

const bookmarksOf = (state: RootState) => state.portalApi.queries['listBookmarks(undefined)'];

/** Whether what is kept on this device has come to the store: with the first act, or with a page that is saved. */
export const selectHasBookmarks = (state: RootState): boolean => bookmarksOf(state) !== undefined;

/** Whether a page is saved on this device. */
export function selectIsSaved(state: RootState, page: string): boolean {
  const bookmarks = bookmarksOf(state)?.data as { saved: { path: string }[] } | undefined;
  return bookmarks?.saved.some(({ path }) => path === page) ?? false;
}
