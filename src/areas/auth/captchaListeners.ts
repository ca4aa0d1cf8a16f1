import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '../../state/listenerMiddleware';
import { authApi } from './authApi';
import { captchaExpired } from './accountFormsSlice';

const { getCaptcha, login, register } = authApi.endpoints;

/** Every attempt uses up the captcha: each failure fetches a new one, and so does expiry. */
export function addCaptchaListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(login.matchRejected, register.matchRejected, captchaExpired),
    effect: (_action, { dispatch }) => {
      void dispatch(getCaptcha.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
}
