import type { Dispatch } from '@reduxjs/toolkit';
import { logOutAsked } from './dialogsSlice';
import { readDrafts } from './draftStorage';
import { selectDrafts } from './draftsSlice';
import type { RootState } from './hooks';
import type { ThunkExtra } from './thunkExtra';

/** Every tab keeps its drafts in the storage, and takes them from there once they are sent. */
function countUnsaved(state: Pick<RootState, 'drafts'>, { browser }: ThunkExtra): number {
  const drafts = readDrafts(browser.storage, selectDrafts(state).owner, Date.now());
  return Object.entries(drafts).filter(
    ([id, { fields }]) => /^(?:content|deskNote):/.test(id) && Object.values(fields).some(Boolean),
  ).length;
}

/**
 * Asks before a log-out, and says how many content items and notes to companies, written at the desk in any tab, are
 * kept nowhere else.
 */
export const askLogOut = () => (dispatch: Dispatch, getState: () => Pick<RootState, 'drafts'>, extra: ThunkExtra) =>
  dispatch(logOutAsked({ unsaved: countUnsaved(getState(), extra) }));
