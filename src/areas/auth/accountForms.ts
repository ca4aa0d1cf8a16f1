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

/** Sends a form that is valid, unless another is pending; resolves to whether the captcha is used up. */
const submit =
  (errors: Record<string, string>, message: string | null, send: () => PromiseLike<unknown>): Submission =>
  async (dispatch, getState) => {
    if (selectAccountForm(getState()).busy) return false;
    if (Object.keys(errors).length > 0) {
      dispatch(accountFormRefused({ message, errors }));
      return false;
    }
    if (captchaHasExpired(Date.now())) dispatch(captchaExpired(zh.auth.captchaExpired));
    else await send();
    return true;
  };

/** Submits the login form. */
export const logIn =
  (fields: LoginFields, redirect: string | null): Submission =>
  (dispatch, _getState, { secrets }) => {
    const { password, rememberMe } = fields;
    const [username, validateCode] = [telephoneDigits(fields.username), plainForms(fields.validateCode)];
    const send = () => {
      const args = { username, rememberMe, redirect, secrets: secrets.put({ password, validateCode }) };
      return dispatch(authApi.endpoints.login.initiate(args, { track: false }));
    };
    return dispatch(submit(loginErrors({ username, password, validateCode }), zh.auth.fillAll, send));
  };

/** Submits the register form. */
export const registerAccount =
  (fields: RegisterPayload): Submission =>
  (dispatch, _getState, { secrets }) => {
    const { password, confirmPassword } = fields;
    const [userName, validateCode] = [telephoneDigits(fields.userName), plainForms(fields.validateCode)];
    const send = () => {
      const args = {
        fdComName: fields.fdComName.trim(),
        userName,
        secrets: secrets.put({ password, confirmPassword, validateCode }),
        // Each attempt answers another captcha, so it is a new action with its own idempotency key.
        idempotencyKey: nanoid(),
      };
      return dispatch(authApi.endpoints.register.initiate(args, { track: false }));
    };
    return dispatch(submit(registerErrors(fields), validateCode ? null : zh.auth.fillAll, send));
  };
