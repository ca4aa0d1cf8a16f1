import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { zh } from '../../i18n/zh';
import { isMobile, passwordMinimum } from '../../lib/validation';
import type { RootState } from '../../state/rootState';
import type { ThunkExtra } from '../../state/thunkExtra';
import { accountFormRefused, captchaExpired, selectAccountForm } from './accountFormsSlice';
import { authApi } from './authApi';
import { captchaHasExpired } from './captchaCookie';

/** The fields of the login page. */
export interface LoginFields {
  username: string;
  password: string;
  validateCode: string;
  rememberMe: boolean;
}

/** The fields of the register page. */
export interface RegisterFields {
  fdComName: string;
  userName: string;
  password: string;
  confirmPassword: string;
  validateCode: string;
}

type Submission = ThunkAction<Promise<boolean>, RootState, ThunkExtra, UnknownAction>;

/** The register page's rules: all wrong fields show their message at once. */
function registerErrors(fields: RegisterFields): Record<string, string> {
  const errors: Record<string, string> = {};
  if (fields.fdComName.trim() === '') errors.fdComName = zh.auth.companyNameEmpty;
  if (!isMobile(fields.userName.trim())) errors.userName = zh.auth.phoneWrong;
  if (fields.password.length < passwordMinimum) errors.password = zh.auth.passwordShort;
  if (fields.confirmPassword !== fields.password) errors.confirmPassword = zh.auth.passwordsDiffer;
  if (!fields.validateCode.trim()) errors.validateCode = zh.form.fill(zh.auth.captcha);
  return errors;
}

/** The login page's rule: all three fields are required. */
function loginErrors(fields: Pick<LoginFields, 'username' | 'password' | 'validateCode'>): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!fields.username) errors.username = zh.form.fill(zh.auth.username);
  if (!fields.password) errors.password = zh.form.fill(zh.auth.password);
  if (!fields.validateCode) errors.validateCode = zh.form.fill(zh.auth.captcha);
  return errors;
}

/** Sends the login form; resolves to whether the captcha is used up. While one is under way another sends nothing. */
export const logIn =
  (fields: LoginFields, redirect: string | null): Submission =>
  async (dispatch, getState, { secrets }) => {
    if (selectAccountForm(getState()).busy) return false;
    const { password, rememberMe } = fields;
    const [username, validateCode] = [fields.username.trim(), fields.validateCode.trim()];
    const errors = loginErrors({ username, password, validateCode });
    if (Object.keys(errors).length > 0) {
      dispatch(accountFormRefused({ message: zh.auth.fillAll, errors }));
      return false;
    }
    if (captchaHasExpired(Date.now())) {
      dispatch(captchaExpired());
      return true;
    }
    const args = { username, rememberMe, redirect, secrets: secrets.put({ password, validateCode }) };
    await dispatch(authApi.endpoints.login.initiate(args, { track: false }));
    return true;
  };

/** Sends the register form; resolves to whether the captcha is used up. */
export const registerAccount =
  (fields: RegisterFields): Submission =>
  async (dispatch, getState, { secrets }) => {
    if (selectAccountForm(getState()).busy) return false;
    const { password, confirmPassword } = fields;
    const validateCode = fields.validateCode.trim();
    const errors = registerErrors(fields);
    if (Object.keys(errors).length > 0) {
      dispatch(accountFormRefused({ message: validateCode ? null : zh.auth.fillAll, errors }));
      return false;
    }
    if (captchaHasExpired(Date.now())) {
      dispatch(captchaExpired());
      return true;
    }
    const args = {
      fdComName: fields.fdComName.trim(),
      userName: fields.userName.trim(),
      secrets: secrets.put({ password, confirmPassword, validateCode }),
      // Each attempt answers another captcha, so it is another act: a key of its own.
      idempotencyKey: nanoid(),
    };
    await dispatch(authApi.endpoints.register.initiate(args, { track: false }));
    return true;
  };
