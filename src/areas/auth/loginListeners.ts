import { zh } from '../../i18n/zh';
import { isDeskAddress } from '../../contract/addresses';
import { paths } from '../../lib/paths';
import { safeRedirect } from '../../lib/safeRedirect';
import { workSucceeded } from '../../state/noticesSlice';
import type { StartListening } from '../../state/listenerMiddleware';
import { locationCommitted } from '../../state/locationSlice';
import type { BrowserPort } from '../../state/thunkExtra';
import { authApi } from './authApi';
import { isAuthPath, isRegisterPath, redirectOf } from './authPaths';
import { loggedIn, selectIsLoggedIn } from './authSlice';
import { returnKept } from './returnSlice';
import { backOfficeUserMet, tokenChangedElsewhere } from './sessionActions';

/** Delay before a successful registration redirects, ms. */
const redirectDelay = 1000;

/** The desk is a separate application: full page load. */
function goBack(redirect: string | null, { leave, navigate }: BrowserPort): void {
  const target = safeRedirect(redirect);
  if (isDeskAddress(target)) leave(target);
  else navigate(target, { replace: true });
}

/** Redirects after login or registration; logged-in visitors are redirected away from these pages. */
export function addLoginListeners(startListening: StartListening): void {
  startListening({
    matcher: authApi.endpoints.login.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, extra }) => {
      const { token } = extra.secrets.take(payload.session);
      if (!token) return;
      dispatch(loggedIn({ token }));
      // A visitor who has left the login page meanwhile stays where they are.
      if (!isAuthPath(extra.browser.pendingPath())) return;
      const { redirect } = meta.arg.originalArgs;
      const target = safeRedirect(redirect);
      if (payload.backOffice) dispatch(backOfficeUserMet({ desk: isDeskAddress(target) ? target : null }));
      else goBack(redirect, extra.browser);
    },
  });
  startListening({
    matcher: authApi.endpoints.register.matchFulfilled,
    effect: async (_action, { delay, dispatch, extra }) => {
      dispatch(workSucceeded({ text: zh.account.registered }));
      await delay(redirectDelay);
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
  // A login in another tab completes this tab's, with the same redirect.
  startListening({
    actionCreator: tokenChangedElsewhere,
    effect: ({ payload }, { extra }) => {
      const here = extra.browser.currentPath();
      if (!payload.token || !isAuthPath(here)) return;
      goBack(redirectOf(here), extra.browser);
    },
  });
}
