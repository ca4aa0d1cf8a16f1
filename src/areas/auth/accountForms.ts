import { nanoid } from '@reduxjs/toolkit';
import { couldBePassword, loginForm, registerForm } from '../../contract/accountForms';
import type { LoginPayload, RegisterPayload } from '../../contract/auth';
import { isGuessable } from '../../contract/commonPasswords';
import { describeError, validate, type ValidationError } from '../../contract/form';
import { plainForms, telephoneDigits } from '../../contract/typedNumbers';
import { zh } from '../../i18n/zh';
import type { AppThunk } from '../../state/hooks';
import { accountFormRefused, captchaExpired, selectAccountForm } from './accountFormsSlice';
import { authApi } from './authApi';
import { captchaHasExpired } from './accountCalls';

export type LoginFields = LoginPayload;

type Submission = AppThunk<Promise<boolean>>;

/** The register form's message for an invalid field. */
const registerWords: Record<keyof RegisterPayload, (error: ValidationError) => string> = {
  fdComName: (error) =>
    error === 'missing'
      ? zh.auth.companyNameEmpty
      : describeError(error, zh.auth.companyName, registerForm.fdComName, zh.validation),
  userName: () => zh.auth.phoneWrong,
  password: (error) => (error === 'tooLong' ? zh.auth.passwordLong : zh.auth.passwordShort),
  confirmPassword: (error) => (error === 'missing' ? zh.form.fill(zh.auth.confirmPassword) : zh.auth.passwordsDiffer),
  validateCode: () => zh.form.fill(zh.auth.captcha),
};

/** Whether a password is long enough, and among the first that anybody would guess. */
export const isCommonPassword = ({ password, userName, fdComName }: RegisterPayload): boolean =>
  couldBePassword(password) && isGuessable(password, [telephoneDigits(userName), fdComName.trim()]);

/** All invalid fields of a registration show their message at once. */
export function registerErrors(fields: RegisterPayload): Record<string, string> {
  const invalid = validate(registerForm, fields, '').map(
    ([name, error]) => [name, registerWords[name](error)] as const,
  );
  return { ...(isCommonPassword(fields) && { password: zh.account.passwordCommon }), ...Object.fromEntries(invalid) };
}

const loginLabels = { username: zh.auth.username, password: zh.auth.password, validateCode: zh.auth.captcha };

/** The empty fields of a login. */
export const loginErrors = (fields: Omit<LoginFields, 'rememberMe'>): Record<string, string> =>
  Object.fromEntries(validate(loginForm, fields, '').map(([name]) => [name, zh.form.fill(loginLabels[name])]));

/** Submits the login form; resolves to whether the captcha is used up. Does nothing while one is pending. */
export const logIn =
  (fields: LoginFields, redirect: string | null): Submission =>
  async (dispatch, getState, { secrets }) => {
    if (selectAccountForm(getState()).busy) return false;
    const { password, rememberMe } = fields;
    const [username, validateCode] = [telephoneDigits(fields.username), plainForms(fields.validateCode)];
    const errors = loginErrors({ username, password, validateCode });
    if (Object.keys(errors).length > 0) {
      dispatch(accountFormRefused({ message: zh.auth.fillAll, errors }));
      return false;
    }
    if (captchaHasExpired(Date.now())) {
      dispatch(captchaExpired(zh.auth.captchaExpired));
      return true;
    }
    const args = { username, rememberMe, redirect, secrets: secrets.put({ password, validateCode }) };
    await dispatch(authApi.endpoints.login.initiate(args, { track: false }));
    return true;
  };

/** Submits the register form; resolves to whether the captcha is used up. */
export const registerAccount =
  (fields: RegisterPayload): Submission =>
  async (dispatch, getState, { secrets }) => {
    if (selectAccountForm(getState()).busy) return false;
    const { password, confirmPassword } = fields;
    const [userName, validateCode] = [telephoneDigits(fields.userName), plainForms(fields.validateCode)];
    const errors = registerErrors(fields);
    if (Object.keys(errors).length > 0) {
      dispatch(accountFormRefused({ message: validateCode ? null : zh.auth.fillAll, errors }));
      return false;
    }
    if (captchaHasExpired(Date.now())) {
      dispatch(captchaExpired(zh.auth.captchaExpired));
      return true;
    }
    const args = {
      fdComName: fields.fdComName.trim(),
      userName,
      secrets: secrets.put({ password, confirmPassword, validateCode }),
      // Each attempt answers another captcha, so it is a new action with its own idempotency key.
      idempotencyKey: nanoid(),
    };
    await dispatch(authApi.endpoints.register.initiate(args, { track: false }));
    return true;
  };
