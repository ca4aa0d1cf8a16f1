import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused } from '../../api/session';
import { selectFormDialog, type DialogsState } from '../../state/dialogsSlice';
import { draftId, draftsTurnedOver, guest, selectDrafts, type Draft, type DraftsState } from '../../state/draftsSlice';
import { readDrafts, removeDrafts, writeDraft } from '../../state/draftStorage';
import type { StartListening } from '../../state/listening';
import { pageStarted } from '../../state/page';
import { loggedOut, selectToken, userKnown, userUnknown, type AuthState } from './authSlice';
import { tokenChangedElsewhere, userRefused } from './sessionActions';

const draftsOf = (state: unknown) => selectDrafts(state as { drafts: DraftsState });

/**
 * Whose drafts are on the page (decision 54): a guest's become the account's at the login, an account's leave the page
 * with its session and the storage with its log-out. The form that is open keeps its draft through all of it.
 */
export function addDraftOwnerListeners(startListening: StartListening): void {
  startListening({
    actionCreator: userKnown,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      const { owner, byForm } = draftsOf(getState());
      if (owner === payload.username) return;
      const { storage } = extra.browser;
      const now = Date.now();
      const kept = readDrafts(storage, payload.username, now);
      const typedBefore = owner === guest ? { ...readDrafts(storage, guest, now), ...byForm } : {};
      const all = joined(kept, typedBefore);
      for (const id of Object.keys(typedBefore)) writeDraft(storage, payload.username, id, all[id], now);
      removeDrafts(storage, guest);
      dispatch(draftsTurnedOver({ owner: payload.username, byForm: all }));
    },
  });
  startListening({
    matcher: isAnyOf(pageStarted, userUnknown, sessionRefused, userRefused, tokenChangedElsewhere, loggedOut),
    effect: (action, { dispatch, getState, extra }) => {
      const state = getState() as { auth: AuthState; dialogs: DialogsState };
      // With a token the owner is known only with the user.
      if (selectToken(state) && !userUnknown.match(action)) return;
      const { owner, byForm } = draftsOf(state);
      const { storage } = extra.browser;
      if (loggedOut.match(action)) for (const leaving of [owner, guest]) removeDrafts(storage, leaving);
      const open = selectFormDialog(state);
      const openDraft = open ? byForm[draftId(open)] : undefined;
      const stays = open && openDraft && !loggedOut.match(action) ? { [draftId(open)]: openDraft } : {};
      dispatch(draftsTurnedOver({ owner: guest, byForm: { ...readDrafts(storage, guest, Date.now()), ...stays } }));
    },
  });
}

/** What was typed last goes before what was kept; a mere mark of a waiting form takes nothing away. */
function joined(kept: Record<string, Draft>, typed: Record<string, Draft>): Record<string, Draft> {
  const all = { ...kept };
  for (const [id, draft] of Object.entries(typed)) {
    const older = all[id];
    const holds = Object.keys(draft.fields).length > 0 || draft.attachments.length > 0;
    all[id] = older && !holds ? { ...older, putOff: draft.putOff } : draft;
  }
  return all;
}
