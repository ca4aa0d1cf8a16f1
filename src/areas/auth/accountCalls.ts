import type { Call } from '../../api/client';
import { apiError } from '../../api/errors';
import type { LoginAnswer, LoginPayload, RegisterPayload } from '../../contract/auth';
import { zh } from '../../i18n/zh';
import type { SecretVault } from '../../state/thunkExtra';
import type { CaptchaAnswer, LogInArgs, RegisterArgs } from './accountArgs';
import { rememberCaptcha } from './captchaCookie';
import { offersAudioCaptcha } from './audioCaptcha';
import { submitAccountForm, type AccountMessages } from './submitAccountForm';

/** The requests of the login and register pages; part of their chunk. */

const path = { login: '/login', loginCode: '/login/code', register: '/register/add' };

const loginMessages: AccountMessages = {
  refused: zh.auth.loginFailed,
  http: { text: zh.auth.requestError, ownText: false },
  unreadable: zh.auth.requestError,
};

const registerMessages: AccountMessages = {
  refused: zh.auth.registerFailed,
  http: { text: zh.errors.requestFailed, ownText: true },
  unreadable: zh.auth.networkError,
};

/** Parses a captcha response, and records that it arrived. */
export function receiveCaptcha(body: { data?: unknown; link?: unknown } | null): CaptchaAnswer | null {
  if (typeof body?.data !== 'string') return null;
  rememberCaptcha(Date.now());
  return { picture: body.data, spoken: offersAudioCaptcha(body.link) };
}

/** Sends a login, or the code of its second step; the result keeps the token in the vault only. */
export async function sendLogin({ username, rememberMe, secrets }: LogInArgs, vault: SecretVault, signal: AbortSignal) {
  const { password = '', validateCode = '', oneTimeCode } = vault.take(secrets);
  const payload: LoginPayload = { username, password, rememberMe, validateCode };
  const call: Call = oneTimeCode
    ? { url: path.loginCode, form: { oneTimeCode } }
    : { url: path.login, form: { ...payload } };
  const result = await submitAccountForm(call, loginMessages, signal);
  if ('error' in result) return result;
  const { token, is_cust: isCust }: Partial<LoginAnswer> = result.data;
  if (typeof token !== 'string' || token === '') {
    return { error: { ...apiError('business', 0), msg: zh.auth.loginFailed } };
  }
  return { data: { session: vault.put({ token }), backOffice: String(isCust) === '0' } };
}

/** Sends a registration. */
export async function sendRegistration(
  { fdComName, userName, secrets, idempotencyKey }: RegisterArgs,
  vault: SecretVault,
  signal: AbortSignal,
) {
  const { password = '', confirmPassword = '', validateCode = '' } = vault.take(secrets);
  const payload: RegisterPayload = { fdComName, userName, password, confirmPassword, validateCode };
  const call = { url: path.register, form: { ...payload }, idempotencyKey };
  const result = await submitAccountForm(call, registerMessages, signal);
  return 'error' in result ? result : { data: null };
}
