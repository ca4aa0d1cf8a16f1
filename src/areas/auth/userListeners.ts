import { isAnyOf } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { sessionRefused } from '../../api/session';
import type { BrowserPort } from '../../state/thunkExtra';
import type { StartListening } from '../../state/listenerMiddleware';
import { pageStarted } from '../../state/pageStarted';
import { authApi } from './authApi';
import { loggedIn, loggedOut, selectToken, userKnown, userUnknown } from './authSlice';
import { tokenChangedElsewhere, userRefused } from './sessionActions';
import { storedToken } from './tokenListeners';

/** A page that outlives its own leaving asks again after this long, ms. */
const askAgainAfter = 5000;

/** In the tab's storage: a failed user info has reloaded the page. */
const reloadedKey = 'userInfoReloaded';

/** Whether a call was aborted, by leaving the page or on purpose. */
const isAborted = (error: { kind?: string; name?: string } | undefined): boolean =>
  error?.kind === 'aborted' || error?.name === 'AbortError';

/** Reloads unless a failure has done so before; a tab that cannot remember it does not reload. */
function reloadOnce({ tabStorage, reload }: Pick<BrowserPort, 'tabStorage' | 'reload'>): void {
  if (tabStorage.getItem(reloadedKey) !== null) return;
  if (tabStorage.setItem(reloadedKey, '1')) reload();
}

/**
 * Asks who the token belongs to: at the start, after a login, and when another tab logged in. An answer counts only for
 * the token that asked; a call cut off because the page is being left does not count
 * (docs/behaviour/accounts.md#session). A timeout keeps the token and goes on as anonymous. Any other failure
 * removes it and reloads once, whatever puts the token back: only a user who became known, or a login, makes another
 * reload possible.
 */
export function addUserListeners(startListening: StartListening): void {
  let question = 0;
  startListening({
    matcher: isAnyOf(pageStarted, loggedIn, tokenChangedElsewhere, loggedOut, sessionRefused),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState, extra, signal }) => {
      cancelActiveListeners();
      const token = selectToken(getState());
      while (token) {
        // A key of its own for each question: the cache would hand the answer of the one before to the next.
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
          // Another tab's token has taken its place, or a storage keeps it against its removal: nothing to reload for.
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
