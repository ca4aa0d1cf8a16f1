import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { safeRedirect } from '../../lib/safeRedirect';
import { workSucceeded } from '../../state/noticesSlice';
import type { StartListening } from '../../state/listenerMiddleware';
import { locationCommitted } from '../../state/locationSlice';
import { authApi } from './authApi';
import { isAuthPath, isRegisterPath, redirectOf } from './authPaths';
import { loggedIn, selectIsLoggedIn } from './authSlice';
import { returnKept } from './returnSlice';
import { backOfficeUserMet, tokenChangedElsewhere } from './sessionActions';

/** How long a successful registration stays on its page, ms. */
const registeredPause = 1000;

/** Where a login or registration leads; visitors who are logged in are sent away from those pages. */
export function addLoginListeners(startListening: StartListening): void {
  startListening({
    matcher: authApi.endpoints.login.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, extra }) => {
      const { token } = extra.secrets.take(payload.session);
      if (!token) return;
      dispatch(loggedIn({ token }));
      // A visitor who has left the login page meanwhile stays where they are.
      if (!isAuthPath(extra.browser.pendingPath())) return;
      if (payload.backOffice) dispatch(backOfficeUserMet());
      else extra.browser.navigate(safeRedirect(meta.arg.originalArgs.redirect), { replace: true });
    },
  });
  startListening({
    matcher: authApi.endpoints.register.matchFulfilled,
    effect: async (_action, { delay, dispatch, extra }) => {
      dispatch(workSucceeded({ text: zh.auth.registered }));
      await delay(registeredPause);
      const here = extra.browser.pendingPath();
      if (!isRegisterPath(here)) return;
      const redirect = redirectOf(here);
      if (redirect !== null) dispatch(returnKept(safeRedirect(redirect)));
      extra.browser.navigate(paths.home);
    },
  });
  startListening({
    actionCreator: locationCommitted,
    effect: ({ payload }, { getState, extra }) => {
      if (isAuthPath(payload) && selectIsLoggedIn(getState())) extra.browser.navigate('/', { replace: true });
    },
  });
  // A login in another tab ends this tab's: it goes where its own would have gone.
  startListening({
    actionCreator: tokenChangedElsewhere,
    effect: ({ payload }, { extra }) => {
      const here = extra.browser.currentPath();
      if (!payload.token || !isAuthPath(here)) return;
      extra.browser.navigate(safeRedirect(redirectOf(here)), { replace: true });
    },
  });
}
