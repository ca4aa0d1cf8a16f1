import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused } from '../../api/portalApi';
import { selectFormDialog } from '../../state/dialogsSlice';
import { draftId, draftsTurnedOver, guest, selectDrafts, type Draft } from '../../state/draftsSlice';
import { keptSince, readDrafts, removeDrafts, writeDraft } from '../../state/draftStorage';
import type { StartListening } from '../../state/hooks';
import { pageStarted } from '../../state/pageStarted';
import { loggedOut, selectToken, userKnown, userUnknown } from './authSlice';
import { tokenChangedElsewhere, userRefused } from './sessionActions';

/**
 * Switches the drafts on login and log-out (docs/behaviour/forms.md#drafts): a guest's become the account's at login;
 * an account's leave the page with its session, and the storage at log-out. An open form keeps its draft throughout,
 * but for its own account only.
 */
export function addDraftOwnerListeners(startListening: StartListening): void {
  startListening({
    actionCreator: userKnown,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      const { owner, byForm } = selectDrafts(getState());
      if (owner === payload.username) return;
      const { storage } = extra.browser;
      const now = Date.now();
      const kept = readDrafts(storage, payload.username, now);
      const typedBefore = owner === guest ? { ...readDrafts(storage, guest, now), ...byForm } : {};
      const own = draftsFor(payload.username, typedBefore);
      const all = joined(kept, own);
      for (const id of Object.keys(own)) {
        // Only a change restarts the seven days.
        writeDraft(storage, payload.username, id, all[id], keptSince(storage, guest, id) ?? now);
      }
      removeDrafts(storage, guest);
      dispatch(draftsTurnedOver({ owner: payload.username, byForm: all }));
    },
  });
  startListening({
    matcher: isAnyOf(pageStarted, userUnknown, sessionRefused, userRefused, tokenChangedElsewhere, loggedOut),
    effect: (action, { dispatch, getState, extra }) => {
      const state = getState();
      // With a token, the owner is known only with the user.
      if (selectToken(state) && !userUnknown.match(action)) return;
      const { owner, byForm } = selectDrafts(state);
      const { storage } = extra.browser;
      if (loggedOut.match(action)) for (const leaving of [owner, guest]) removeDrafts(storage, leaving);
      const open = selectFormDialog(state);
      const openDraft = open ? byForm[draftId(open)] : undefined;
      const typedBy = owner === guest ? openDraft?.typedBy : owner;
      const stays = open && openDraft && !loggedOut.match(action) ? { [draftId(open)]: { ...openDraft, typedBy } } : {};
      dispatch(draftsTurnedOver({ owner: guest, byForm: { ...readDrafts(storage, guest, Date.now()), ...stays } }));
    },
  });
}

/** Input of a guest, or of the same account before its session expired; never another account's. */
function draftsFor(username: string, typed: Record<string, Draft>): Record<string, Draft> {
  const own = Object.entries(typed).filter(([, { typedBy }]) => !typedBy || typedBy === username);
  return Object.fromEntries(own.map(([id, draft]) => [id, { ...draft, typedBy: undefined }]));
}

/** The latest input wins over what was stored; a draft that only marks a postponed form overwrites nothing. */
function joined(kept: Record<string, Draft>, typed: Record<string, Draft>): Record<string, Draft> {
  const all = { ...kept };
  for (const [id, draft] of Object.entries(typed)) {
    const older = all[id];
    const holds = Object.keys(draft.fields).length > 0 || draft.attachments.length > 0;
    all[id] = older && !holds ? { ...older, pendingForm: draft.pendingForm } : draft;
  }
  return all;
}
