import { readDrafts } from './draftStorage';
import { selectDrafts } from './draftsSlice';
import { useAppDispatch } from './hooks';
import type { RootState } from './rootState';
import type { ThunkExtra } from './thunkExtra';

/** Every tab keeps its drafts in the storage, and takes them from there once they are sent. */
function countUnsaved(_dispatch: unknown, getState: () => RootState, { browser }: ThunkExtra): number {
  const drafts = readDrafts(browser.storage, selectDrafts(getState()).owner, Date.now());
  return Object.entries(drafts).filter(
    ([id, { fields }]) => /^(?:content|deskNote):/.test(id) && Object.values(fields).some(Boolean),
  ).length;
}

/** How many pieces of content and notes to companies, written at the desk in any tab, are kept nowhere else. */
export function useUnsaved(isAsked: boolean): number {
  const dispatch = useAppDispatch();
  return isAsked ? dispatch(countUnsaved) : 0;
}
