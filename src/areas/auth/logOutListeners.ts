import { performCall } from '../../api/client';
import { zh } from '../../i18n/zh';
import type { StartListening } from '../../state/hooks';
import { workSucceeded } from '../../state/noticesSlice';
import { authApi } from './authApi';
import { loggedOut, selectToken } from './authSlice';

const path = '/logout';

/** Lets the backend revoke the token; failure is ignored. */
export const notifyLogOut = (token: string): Promise<unknown> => performCall({ url: path, method: 'POST' }, { token });

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
