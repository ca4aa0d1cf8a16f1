import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused, tokenRenewed } from '../../api/portalApi';
import type { BrowserPort } from '../../state/thunkExtra';
import type { StartListening } from '../../state/hooks';
import { tokenKey } from '../../lib/knownAccount';
import { loggedIn, loggedOut, selectToken } from './authSlice';
import { tokenChangedElsewhere, userRefused } from './sessionActions';

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
