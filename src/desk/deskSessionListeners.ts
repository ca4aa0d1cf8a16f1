import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused } from '../api/session';
import { loggedOut, selectToken, userKnown } from '../areas/auth/authSlice';
import { tellLogOut } from '../areas/auth/logOutListeners';
import { tokenChangedElsewhere } from '../areas/auth/sessionActions';
import { paths } from '../lib/paths';
import type { StartListening } from '../state/listenerMiddleware';
import { pageStarted } from '../state/pageStarted';

/** How long a log-out waits for the backend to hear of it before the page is left, ms. */
const farewell = 1000;

/**
 * Nothing of the desk is shown without a login: whoever has none, or whose session ends, goes to the portal's login page
 * and comes back to the same address. What was typed is kept by then. Another account's login in another tab begins the
 * page anew.
 */
export function addDeskSessionListeners(startListening: StartListening): void {
  let isLeaving = false;
  let username: string | null = null;
  startListening({
    matcher: isAnyOf(pageStarted, sessionRefused, tokenChangedElsewhere),
    effect: (_action, { getState, extra }) => {
      // Several calls can be refused at once, and another tab's token may have taken the place of the refused one.
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
      if (token) await Promise.race([tellLogOut(token), delay(farewell)]);
      extra.browser.leave(paths.login());
    },
  });
}
