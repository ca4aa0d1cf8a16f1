import type { RootState } from './rootState';

const shelfOf = (state: RootState) => state.portalApi.queries['listShelf(undefined)'];

/** Whether what is kept on this device has come to the store: with the first act, or with a page that is saved. */
export const selectHasShelf = (state: RootState): boolean => shelfOf(state) !== undefined;

/** Whether a page is saved on this device. */
export function selectIsSaved(state: RootState, page: string): boolean {
  const shelf = shelfOf(state)?.data as { saved: { path: string }[] } | undefined;
  return shelf?.saved.some(({ path }) => path === page) ?? false;
}
