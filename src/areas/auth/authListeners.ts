import type { StartListening } from '../../state/hooks';
import { addDraftOwnerListeners, addLogOutListeners, addTokenListeners, addUserListeners } from './sessionListeners';
import { isAnyOf } from '@reduxjs/toolkit';
import { authApi } from './authApi';
import { captchaExpired } from './accountFormsSlice';
import { isFileAddress } from '../../contract/addresses';
import { paths, safeRedirect } from '../../lib/paths';
import {
  formOpened,
  formPostponed,
  loginAccepted,
  pendingFormDropped,
  pendingFormRestored,
  selectFormDialog,
  selectPendingForm,
  selectQuestion,
} from '../../state/dialogsSlice';
import { locationCommitted, selectLocationPath } from '../../state/locationSlice';
import {
  selectIsLoggedIn,
  selectSettled,
  selectToken,
  userKnown,
  userUnknown,
  tokenChangedElsewhere,
} from './authSlice';
import { isAuthPath, redirectOf, selectReturnPath } from './returnSlice';
import { sessionRefused } from '../../api/portalApi';
import { draftPostponed, draftsTurnedOver } from '../../state/draftsSlice';

const pathAndQuery = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://portal');
  return `${pathname}${search}`;
};

/**
 * A guarded action or an expired session sends the visitor to the login page and back; the form then opens by itself.
 * If the visitor navigates elsewhere, no form opens later.
 */
function addPendingFormListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loginAccepted,
    effect: (_action, { dispatch, getState, extra }) => {
      const state = getState();
      const pendingForm = selectPendingForm(state);
      if (!pendingForm) return;
      // Another tab has logged in while the dialog was open.
      if (selectToken(state)) {
        dispatch(formOpened(pendingForm.dialog));
        return;
      }
      dispatch(draftPostponed(pendingForm));
      extra.browser.navigate(paths.login(pendingForm.path));
    },
  });
  // Several calls can be rejected at once. Only one redirects to the login: the first to find a token to clear, or an
  // open form. None does if another tab's token has replaced the rejected one.
  startListening({
    actionCreator: sessionRefused,
    effect: ({ payload }, { dispatch, getState, getOriginalState, extra }) => {
      const dialog = selectFormDialog(getState());
      const isFirst = selectToken(getOriginalState()) !== null || dialog !== null;
      const isReplaced = selectToken(getState()) !== null;
      if (payload.client !== 'secondary' || !isFirst || isReplaced) return;
      const path = extra.browser.currentPath();
      if (dialog) {
        dispatch(draftPostponed({ dialog, path }));
        dispatch(formPostponed({ path }));
      }
      if (!isAuthPath(path)) extra.browser.navigate(paths.login(path));
    },
  });
  startListening({
    actionCreator: draftsTurnedOver,
    effect: ({ payload }, { dispatch, getState }) => {
      if (selectPendingForm(getState())) return;
      const pendingForm = Object.values(payload.byForm).find((draft) => draft.pendingForm)?.pendingForm;
      if (pendingForm) dispatch(pendingFormRestored(pendingForm));
    },
  });
  startListening({
    matcher: isAnyOf(locationCommitted, userKnown, userUnknown, pendingFormRestored),
    effect: (_action, { dispatch, getState }) => {
      const state = getState();
      const pendingForm = selectPendingForm(state);
      const here = selectLocationPath(state);
      if (!pendingForm || here === '' || isAuthPath(here) || !selectSettled(state) || selectQuestion(state)) return;
      // A registration redirects home first; the login that follows it redirects back.
      if (!selectToken(state) && here === paths.home && selectReturnPath(state)) return;
      const back = selectToken(state) && pathAndQuery(here) === pathAndQuery(pendingForm.path);
      dispatch(back ? formOpened(pendingForm.dialog) : pendingFormDropped());
    },
  });
}

const { getCaptcha, login, register } = authApi.endpoints;

/** Part of the login and register pages' chunk, without which no call is sent. */
const accountEffects = () => import(/* webpackChunkName: "login" */ './accountEffects');

/** Redirects after login or registration; logged-in visitors are redirected away from these pages. */
function addLoginListeners(startListening: StartListening): void {
  startListening({
    matcher: login.matchFulfilled,
    effect: async ({ payload, meta }, api) =>
      (await accountEffects()).afterLogin(payload, meta.arg.originalArgs.redirect, api),
  });
  startListening({
    matcher: register.matchFulfilled,
    effect: async (_action, api) => (await accountEffects()).afterRegistration(api),
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
    effect: async ({ payload }, api) => {
      const here = api.extra.browser.currentPath();
      if (payload.token && isAuthPath(here)) await (await accountEffects()).goBack(redirectOf(here), api);
    },
  });
}

/** Every attempt uses up the captcha: each failure fetches a new one, and so does expiry. */
function addCaptchaListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(login.matchRejected, register.matchRejected, captchaExpired),
    effect: (_action, { dispatch }) => {
      void dispatch(getCaptcha.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
}

/**
 * The session's listeners. Order matters once: an expired session marks the postponed form in the
 * account's draft before the drafts are switched to the guest.
 */
export function addAuthListeners(startListening: StartListening): void {
  addTokenListeners(startListening);
  addPendingFormListeners(startListening);
  addDraftOwnerListeners(startListening);
  addUserListeners(startListening);
  addLoginListeners(startListening);
  addLogOutListeners(startListening);
  addCaptchaListeners(startListening);
}
