import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused } from '../api/session';
import { loggedOut, selectToken, userKnown } from '../areas/auth/authSlice';
import { notifyLogOut } from '../areas/auth/logOutListeners';
import { tokenChangedElsewhere } from '../areas/auth/sessionActions';
import { paths } from '../lib/paths';
import type { StartListening } from '../state/listenerMiddleware';
import { pageStarted } from '../state/pageStarted';

/** Longest wait for the log-out call before the page is left, ms. */
const logOutTimeout = 1000;

/**
 * The desk needs a login: without one, or when the session ends, the page goes to the portal's login and comes back to
 * the same address. Drafts are stored by then. A login of another account in another tab reloads the page.
 */
export function addDeskSessionListeners(startListening: StartListening): void {
  let isLeaving = false;
  let username: string | null = null;
  startListening({
    matcher: isAnyOf(pageStarted, sessionRefused, tokenChangedElsewhere),
    effect: (_action, { getState, extra }) => {
      // Several calls can be refused at once, and another tab may have replaced the refused token.
      if (isLeaving || selectToken(getState()) !== null) return;
      isLeaving = true;
      extra.browser.leave(paths.login(extra.browser.currentPath()));
    },
  });
  startListening({
    actionCreator: userKnown,
    effect: ({ payload }, { extra }) => {
      if (username !== null && username !== payload.username) extra.browser.reload();
      username = payload.username;
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: async (_action, { delay, getOriginalState, extra }) => {
      isLeaving = true;
      const token = selectToken(getOriginalState());
      if (token) await Promise.race([notifyLogOut(token), delay(logOutTimeout)]);
      extra.browser.leave(paths.login());
    },
  });
}
