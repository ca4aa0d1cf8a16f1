import type { StartListening } from '../../state/hooks';
import { addDraftOwnerListeners } from './draftOwnerListeners';
import { addLoginListeners } from './loginListeners';
import { addLogOutListeners } from './logOutListeners';
import { addPendingFormListeners } from './pendingFormListeners';
import { addTokenListeners } from './tokenListeners';
import { addUserListeners } from './userListeners';
import { isAnyOf } from '@reduxjs/toolkit';
import { authApi } from './authApi';
import { captchaExpired } from './accountFormsSlice';

const { getCaptcha, login, register } = authApi.endpoints;

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
 * The session's listeners, one file per concern. Order matters once: an expired session marks the postponed form in the
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
