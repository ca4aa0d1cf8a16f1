import { tokenKey } from '../../lib/knownAccount';
import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused, tokenRenewed } from '../../api/portalApi';
import type { BrowserPort } from '../../state/thunkExtra';
import type { StartListening } from '../../state/hooks';
import {
  loggedIn,
  loggedOut,
  selectToken,
  tokenChangedElsewhere,
  userRefused,
  userKnown,
  userUnknown,
} from './authSlice';
import { pageStarted } from '../../state/locationSlice';
import { authApi } from './authApi';
import { performCall } from '../../api/client';
import { zh } from '../../i18n/zh';
import { selectFormDialog, workSucceeded } from '../../state/dialogsSlice';
import { draftId, draftsTurnedOver, guest, selectDrafts, type Draft } from '../../state/draftsSlice';
import { keptSince, readDrafts, removeDrafts, writeDraft } from '../../state/draftStorage';

/** The stored token; an empty one counts as none. */
export const storedToken = (storage: Pick<BrowserPort['storage'], 'getItem'>): string | null =>
  storage.getItem(tokenKey)?.trim() || null;

/** Keeps the stored token in step with the store. */
export function addTokenListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { extra }) => extra.browser.storage.setItem(tokenKey, payload.token),
  });
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { extra }) => extra.browser.storage.removeItem(tokenKey),
  });
  startListening({
    actionCreator: tokenRenewed,
    effect: ({ payload }, { getState, extra }) => {
      const isAccepted = selectToken(getState()) === payload.token;
      const { storage } = extra.browser;
      if (isAccepted && storedToken(storage) === payload.oldToken) storage.setItem(tokenKey, payload.token);
    },
  });
  // The rejected token is this page's own. If another tab has stored a newer one, this page adopts it.
  startListening({
    matcher: isAnyOf(sessionRefused, userRefused),
    effect: (_action, { dispatch, getOriginalState, extra }) => {
      const { storage } = extra.browser;
      const refused = selectToken(getOriginalState());
      const stored = storedToken(storage);
      if (stored === null || stored === refused) storage.removeItem(tokenKey);
      else if (refused) dispatch(tokenChangedElsewhere({ token: stored }));
    },
  });
}

/** A page that survives its own unload retries after this long, ms. */
const askAgainAfter = 5000;

/** Session storage key: a failed user info has reloaded the page. */
const reloadedKey = 'userInfoReloaded';

/** Whether a call was aborted, by leaving the page or on purpose. */
const isAborted = (error: { kind?: string; name?: string } | undefined): boolean =>
  error?.kind === 'aborted' || error?.name === 'AbortError';

/** Reloads once per failure; without session storage, never. */
function reloadOnce({ tabStorage, reload }: Pick<BrowserPort, 'tabStorage' | 'reload'>): void {
  if (tabStorage.getItem(reloadedKey) !== null) return;
  if (tabStorage.setItem(reloadedKey, '1')) reload();
}

/**
 * Fetches the user of the token: at page load, after a login, and when another tab logged in. A response counts only
 * for the token it was requested with; a call aborted by leaving the page does not count
 * (docs/behaviour/accounts.md#session). A timeout keeps the token and continues as anonymous. Any other failure removes
 * it and reloads once, whatever restores the token: only a known user, or a login, allows another reload.
 */
export function addUserListeners(startListening: StartListening): void {
  let question = 0;
  startListening({
    matcher: isAnyOf(pageStarted, loggedIn, tokenChangedElsewhere, loggedOut, sessionRefused),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState, extra, signal }) => {
      cancelActiveListeners();
      const token = selectToken(getState());
      while (token) {
        // A cache key per request: otherwise the cache would return the previous response.
        question += 1;
        const options = { forceRefetch: true, subscribe: false };
        const request = dispatch(authApi.endpoints.getUserInfo.initiate(question, options));
        signal.addEventListener('abort', () => request.abort());
        const { data, error } = await request;
        if (signal.aborted || selectToken(getState()) !== token) return;
        if (isAborted(error)) {
          await delay(askAgainAfter);
          continue;
        }
        if (data) dispatch(userKnown(data));
        else if (!error) dispatch(userUnknown());
        else {
          // For a line of the log js-cookie would be half a kilobyte of every page.
          const renewable = /(?:^|; )refreshToken=/.test(document.cookie);
          console.warn(`[auth] the token was refused; a refresh token is ${renewable ? 'at hand' : 'not at hand'}`);
          dispatch(userRefused());
          // Another tab's token has replaced it, or the storage could not remove it: a reload would not help.
          if (storedToken(extra.browser.storage) === null) reloadOnce(extra.browser);
        }
        return;
      }
    },
  });
  startListening({
    matcher: isAnyOf(userKnown, loggedIn),
    effect: (_action, { extra }) => extra.browser.tabStorage.removeItem(reloadedKey),
  });
}

/** Lets the backend revoke the token; failure is ignored. */
export const notifyLogOut = (token: string): Promise<unknown> =>
  performCall({ url: '/logout', method: 'POST' }, { token });

/**
 * Logging out is local and immediate, with a notice and without a reload; the backend is notified afterwards, and
 * nothing waits for its response.
 */
export function addLogOutListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch, getOriginalState, extra }) => {
      const token = selectToken(getOriginalState());
      dispatch(authApi.util.invalidateTags(['User']));
      // Others may use this device next.
      extra.browser.storage.removeItem('recentSearches');
      dispatch(workSucceeded({ text: zh.account.loggedOut }));
      if (token) void notifyLogOut(token);
    },
  });
}

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
      const stored = readDrafts(storage, payload.username, now);
      const typedBefore = owner === guest ? { ...readDrafts(storage, guest, now), ...byForm } : {};
      const own = draftsFor(payload.username, typedBefore);
      const all = joined(stored, own);
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
function joined(stored: Record<string, Draft>, typed: Record<string, Draft>): Record<string, Draft> {
  const all = { ...stored };
  for (const [id, draft] of Object.entries(typed)) {
    const older = all[id];
    const holds = Object.keys(draft.fields).length > 0 || draft.attachments.length > 0;
    all[id] = older && !holds ? { ...older, pendingForm: draft.pendingForm } : draft;
  }
  return all;
}
