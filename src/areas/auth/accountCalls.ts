import { type Call, performCall, apiError, type ApiError, errorText } from '../../api/client';
import { recordOf } from '../../api/portalApi';
import type { LoginAnswer, LoginPayload, RegisterPayload } from '../../contract/auth';
import { zh } from '../../i18n/zh';
import type { SecretVault } from '../../state/thunkExtra';
import Cookies from 'js-cookie';

/** The login arguments; `secrets` refers to password and captcha code in the vault, or to the second factor's code. */
export interface LogInArgs extends Pick<LoginPayload, 'username' | 'rememberMe'> {
  secrets: string;
  /** The redirect target from the address bar, unchecked. */
  redirect: string | null;
}

/** `session` refers to the token in the vault: only the auth slice puts it into the store. */
export interface LoggedInAnswer {
  session: string;
  backOffice: boolean;
}

export interface RegisterArgs extends Pick<RegisterPayload, 'fdComName' | 'userName'> {
  secrets: string;
  idempotencyKey: string;
}

/** Messages of a failed login or registration, by error kind: docs/behaviour/accounts.md. */
interface AccountMessages {
  /** Code other than 0, without a message. */
  refused: string;
  /** HTTP error. `ownText`: the server's message is shown if there is one. */
  http: { text: string; ownText: boolean };
  /** No readable response: offline, reset, timeout, HTML. */
  unreadable: string;
}

type AccountResult = { data: Record<string, unknown> } | { error: ApiError };

/**
 * A request of the login and register pages. It carries no token, and its 401 is a failed login, never an expired
 * session. The error's `msg` is user-facing. Neither request nor response reaches the log.
 */
async function submitAccountForm(call: Call, words: AccountMessages, signal: AbortSignal): Promise<AccountResult> {
  let status = 0;
  const watched: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    status = response.status;
    return response;
  };
  const { body, error } = await performCall({ method: 'POST', ...call }, { token: null, signal, fetch: watched });
  if (!error) return { data: body as Record<string, unknown> };
  if (error.kind !== 'aborted') console.error(`[api] POST ${call.url}: ${error.kind} ${error.code}`);
  return { error: { ...apiError(error.kind, error.code), msg: textOf(error, status, words) } };
}

function textOf(error: ApiError, status: number, words: AccountMessages): string {
  const answered = error.kind === 'business' || error.kind === 'auth' || error.kind === 'http';
  if (!answered) return words.unreadable;
  // HTTP 401 and code 401 inside HTTP 200 are both `auth`; only the latter is a response of the form's own.
  if (status >= 200 && status < 300) return errorText(error, words.refused);
  return words.http.ownText ? errorText(error, words.http.text) : words.http.text;
}

/** The requests of the login and register pages; part of their chunk. */

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

/** The picture of a captcha response, as a data URL, and whether the backend offers an audio one; records that it arrived. */
export function receiveCaptcha(body: { data?: unknown; link?: unknown } | null) {
  if (typeof body?.data !== 'string') return null;
  rememberCaptcha(Date.now());
  return { picture: body.data, spoken: offersAudioCaptcha(body.link) };
}

/** Sends a login, or the code of its second step; the result keeps the token in the vault only. */
export async function sendLogin({ username, rememberMe, secrets }: LogInArgs, vault: SecretVault, signal: AbortSignal) {
  const { password = '', validateCode = '', oneTimeCode } = vault.take(secrets);
  const payload: LoginPayload = { username, password, rememberMe, validateCode };
  const call: Call = oneTimeCode
    ? { url: '/login/code', form: { oneTimeCode } }
    : { url: '/login', form: { ...payload } };
  const result = await submitAccountForm(call, loginMessages, signal);
  if ('error' in result) return result;
  const { code, token, is_cust: isCust }: Partial<LoginAnswer> = { ...recordOf(result.data), ...result.data };
  if (typeof token !== 'string' || token === '') {
    const msg = code === undefined ? zh.auth.requestError : zh.auth.loginFailed;
    return { error: { ...apiError('business', 0), msg } };
  }
  return { data: { session: vault.put({ token }), backOffice: String(isCust) === '0' } };
}

export async function sendRegistration(
  { fdComName, userName, secrets, idempotencyKey }: RegisterArgs,
  vault: SecretVault,
  signal: AbortSignal,
) {
  const { password = '', confirmPassword = '', validateCode = '' } = vault.take(secrets);
  const payload: RegisterPayload = { fdComName, userName, password, confirmPassword, validateCode };
  const call = { url: '/register/add', form: { ...payload }, idempotencyKey };
  const result = await submitAccountForm(call, registerMessages, signal);
  return 'error' in result ? result : { data: null };
}

/** A captcha is valid for five minutes; a cookie that expires with it tells whether it still is. */

const captchaCookie = 'captchaIssuedAt';
const lifetime = 5 * 60 * 1000;

/** Time of this tab's latest captcha; all tabs of a browser share one, the newest. */
let own = '';

/** Records that a captcha arrived; `now` in ms since 1970. */
function rememberCaptcha(now: number): void {
  own = String(now);
  Cookies.set(captchaCookie, own, { expires: new Date(now + lifetime), sameSite: 'lax' });
}

/** Whether the captcha on screen has expired. */
export function captchaHasExpired(now: number): boolean {
  const issuedAt = Number(Cookies.get(captchaCookie) ?? NaN);
  return !(now - issuedAt < lifetime);
}

/**
 * Whether another tab has requested a newer one. Unknown without the cookie: it has expired, or cookies are blocked.
 */
export function captchaIsReplaced(): boolean {
  const newest = Cookies.get(captchaCookie);
  return own !== '' && newest !== undefined && newest !== own;
}

const soundPath = '/captcha/captchaSound';

/** Whether a response's `Link` header offers an audio captcha: not every backend does. */
const offersAudioCaptcha = (link: unknown): boolean => typeof link === 'string' && link.includes(`<${soundPath}>`);

/**
 * Requests an audio captcha, which replaces the picture. It goes to the caller only: in the store it would be exported.
 *
 * @returns a data URL, or null on failure.
 */
export async function requestAudioCaptcha(signal: AbortSignal): Promise<string | null> {
  const call: Call = { url: soundPath, params: { t: Date.now() }, responseType: 'audio' };
  const { body, error } = await performCall(call, { token: null, signal });
  if (error) {
    if (error.kind !== 'aborted') console.error(`[api] GET ${soundPath}: ${error.kind} ${error.code}`);
    return null;
  }
  rememberCaptcha(Date.now());
  return (body as { data: string }).data;
}
