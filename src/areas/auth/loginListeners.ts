import type { Dispatch } from '@reduxjs/toolkit';
import { zh } from '../../i18n/zh';
import { isDeskAddress, isFileAddress } from '../../contract/addresses';
import { paths } from '../../lib/paths';
import { safeRedirect } from '../../lib/safeRedirect';
import { toastShown, workFailed, workSucceeded } from '../../state/noticesSlice';
import type { StartListening } from '../../state/hooks';
import { locationCommitted } from '../../state/locationSlice';
import type { ThunkExtra } from '../../state/thunkExtra';
import { authApi } from './authApi';
import { isAuthPath, isRegisterPath, redirectOf } from './authPaths';
import { loggedIn, selectIsLoggedIn } from './authSlice';
import { returnKept } from './returnSlice';
import { backOfficeUserMet, tokenChangedElsewhere } from './sessionActions';

/** Delay before a successful registration redirects, ms. */
const redirectDelay = 1000;

/** The desk and files are no pages of this router: full page load. What is downloaded leaves the page as it is. */
async function goBack(redirect: string | null, { browser, fetch: fetched = fetch }: ThunkExtra, dispatch: Dispatch) {
  const target = safeRedirect(redirect);
  if (isDeskAddress(target)) return browser.leave(target);
  if (!isFileAddress(target)) return browser.navigate(target, { replace: true });
  browser.navigate('/', { replace: true });
  const home = browser.pendingPath();
  const script = await import(/* webpackChunkName: "login-code" */ './leadsToLogin').catch(() => undefined);
  const isRefused = await script?.leadsToLogin(target, fetched);
  // A visitor who has gone on meanwhile is left alone.
  if (browser.pendingPath() !== home) return;
  if (isRefused) dispatch(workFailed(zh.account.fileRefused));
  else browser.leave(target);
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
      else void goBack(redirect, extra, dispatch);
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
      dispatch(
        toastShown({
          text: zh.account.afterRegistering,
          link: { text: zh.account.logIn, path: paths.login(redirect === null ? undefined : safeRedirect(redirect)) },
          isLong: true,
        }),
      );
    },
  });
  startListening({
    actionCreator: locationCommitted,
    effect: ({ payload }, { getState, extra }) => {
      // A file leads here when the backend's own session has ended, whatever the token.
      const isWanted = isFileAddress(safeRedirect(redirectOf(payload)));
      if (isAuthPath(payload) && !isWanted && selectIsLoggedIn(getState()))
        extra.browser.navigate('/', { replace: true });
    },
  });
  // A login in another tab completes this tab's, with the same redirect.
  startListening({
    actionCreator: tokenChangedElsewhere,
    effect: ({ payload }, { dispatch, extra }) => {
      const here = extra.browser.currentPath();
      if (!payload.token || !isAuthPath(here)) return;
      void goBack(redirectOf(here), extra, dispatch);
    },
  });
}
