import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '../../state/listenerMiddleware';
import { authApi } from './authApi';
import { captchaExpired } from './accountFormsSlice';
import { rememberCaptcha } from './captchaCookie';

const { getCaptcha, login, register } = authApi.endpoints;

/** Every attempt uses up the captcha, right or wrong: each failure brings a new picture, and so does an expired one. */
export function addCaptchaListeners(startListening: StartListening): void {
  startListening({
    matcher: getCaptcha.matchFulfilled,
    effect: ({ payload }) => {
      if (payload !== null) rememberCaptcha(Date.now());
    },
  });
  startListening({
    matcher: isAnyOf(login.matchRejected, register.matchRejected, captchaExpired),
    effect: (_action, { dispatch }) => {
      void dispatch(getCaptcha.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
}
