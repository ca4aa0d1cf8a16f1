import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused } from '../../api/session';
import type { StartListening } from '../../state/listening';
import { loggedIn, loggedOut } from './authSlice';
import { userRefused } from './sessionActions';

/** Where the token is kept (spec §3, §9). */
export const tokenKey = 'authToken';

/** Keeps the stored token equal to the store's (spec §4). */
export function addTokenListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { extra }) => extra.browser.storage.setItem(tokenKey, payload.token),
  });
  startListening({
    matcher: isAnyOf(loggedOut, sessionRefused, userRefused),
    effect: (_action, { extra }) => extra.browser.storage.removeItem(tokenKey),
  });
}
