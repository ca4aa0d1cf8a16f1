import type { RootState } from './hooks';

const bookmarksOf = (state: RootState) => state.portalApi.queries['listBookmarks(undefined)'];

/** Whether bookmarks have been loaded into the store: with the first interaction, or on a device with bookmarks. */
export const selectHasBookmarks = (state: RootState): boolean => bookmarksOf(state) !== undefined;

/** Whether a page is bookmarked on this device. */
export function selectIsSaved(state: RootState, page: string): boolean {
  const bookmarks = bookmarksOf(state)?.data as { saved: { path: string }[] } | undefined;
  return bookmarks?.saved.some(({ path }) => path === page) ?? false;
}
