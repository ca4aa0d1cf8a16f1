import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused } from '../../api/session';
import type { BrowserPort } from '../../state/thunkExtra';
import type { StartListening } from '../../state/listenerMiddleware';
import { loggedIn, loggedOut, selectToken, type AuthState } from './authSlice';
import { tokenChangedElsewhere, userRefused } from './sessionActions';

/** Where the token is kept (spec §3, §9). */
export const tokenKey = 'authToken';

/** The stored token; one that holds nothing is none. */
export const storedToken = (storage: Pick<BrowserPort['storage'], 'getItem'>): string | null =>
  storage.getItem(tokenKey)?.trim() || null;

/** Keeps the stored token equal to the store's (spec §4). */
export function addTokenListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { extra }) => extra.browser.storage.setItem(tokenKey, payload.token),
  });
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { extra }) => extra.browser.storage.removeItem(tokenKey),
  });
  // What was refused is this page's own token. Another tab may have stored a newer one, which this page then takes over.
  startListening({
    matcher: isAnyOf(sessionRefused, userRefused),
    effect: (_action, { dispatch, getOriginalState, extra }) => {
      const { storage } = extra.browser;
      const refused = selectToken(getOriginalState() as { auth: AuthState });
      const stored = storedToken(storage);
      if (stored === null || stored === refused) storage.removeItem(tokenKey);
      else if (refused) dispatch(tokenChangedElsewhere({ token: stored }));
    },
  });
}
