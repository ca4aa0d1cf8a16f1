import { isAnyOf } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { sessionRefused } from '../../api/portalApi';
import type { BrowserPort } from '../../state/thunkExtra';
import type { StartListening } from '../../state/hooks';
import { pageStarted } from '../../state/pageStarted';
import { authApi } from './authApi';
import { loggedIn, loggedOut, selectToken, userKnown, userUnknown } from './authSlice';
import { tokenChangedElsewhere, userRefused } from './sessionActions';
import { storedToken } from './tokenListeners';

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
          const renewable = Cookies.get('refreshToken') !== undefined;
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
