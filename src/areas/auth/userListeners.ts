import { isAnyOf } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { pageStarted } from '../../state/page';
import type { StartListening } from '../../state/listening';
import { authApi } from './authApi';
import { loggedIn, selectToken, userKnown, userUnknown, type AuthState } from './authSlice';
import { tokenChangedElsewhere, userRefused } from './sessionActions';
import { tokenKey } from './tokenListeners';

const tokenOf = (state: unknown) => selectToken(state as { auth: AuthState });

/**
 * Asks who the token belongs to: at the start, after a login, and when another tab logged in (spec §4).
 * A timeout keeps the token and goes on as anonymous (decision 20). Any other failure removes it and reloads: at most
 * once, since the page that follows has no token to ask with (decision 21).
 */
export function addUserListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(pageStarted, loggedIn, tokenChangedElsewhere),
    effect: async (_action, { cancelActiveListeners, dispatch, getState, extra }) => {
      cancelActiveListeners();
      const token = tokenOf(getState());
      if (!token) return;
      const asked = dispatch(
        authApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      const { data, error } = await asked;
      if (tokenOf(getState()) !== token) return;
      if (data) dispatch(userKnown(data));
      else if (!error) dispatch(userUnknown());
      else {
        const renewable = Cookies.get('refreshToken') !== undefined;
        console.warn(`[auth] the token was refused; a refresh token is ${renewable ? 'at hand' : 'not at hand'}`);
        dispatch(userRefused());
        // A storage that will not let go of the token would make this a loop.
        if (extra.browser.storage.getItem(tokenKey) === null) extra.browser.reload();
      }
    },
  });
}
