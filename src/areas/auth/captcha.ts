import Cookies from 'js-cookie';
import { performCall, type Call } from '../../api/client';

/** A captcha is valid for five minutes; a cookie that expires with it tells whether it still is. */

const name = 'captchaIssuedAt';
const lifetime = 5 * 60 * 1000;

/** Time of this tab's latest captcha; all tabs of a browser share one, the newest. */
let own = '';

/** Records that a captcha arrived; `now` in ms since 1970. */
export function rememberCaptcha(now: number): void {
  own = String(now);
  Cookies.set(name, own, { expires: new Date(now + lifetime), sameSite: 'lax' });
}

/** Whether the captcha on screen has expired. */
export function captchaHasExpired(now: number): boolean {
  const issuedAt = Number(Cookies.get(name) ?? NaN);
  return !(now - issuedAt < lifetime);
}

/**
 * Whether another tab has requested a newer one. Unknown without the cookie: it has expired, or cookies are blocked.
 */
export function captchaIsReplaced(): boolean {
  const newest = Cookies.get(name);
  return own !== '' && newest !== undefined && newest !== own;
}

const path = '/captcha/captchaSound';

/** Whether a response's `Link` header offers an audio captcha: not every backend does. */
export const offersAudioCaptcha = (link: unknown): boolean => typeof link === 'string' && link.includes(`<${path}>`);

/**
 * Requests an audio captcha, which replaces the picture. It goes to the caller only: in the store it would be exported.
 *
 * @returns a data URL, or null on failure.
 */
export async function requestAudioCaptcha(signal: AbortSignal): Promise<string | null> {
  const call: Call = { url: path, params: { t: Date.now() }, responseType: 'audio' };
  const { body, error } = await performCall(call, { token: null, signal });
  if (error) {
    if (error.kind !== 'aborted') console.error(`[api] GET ${path}: ${error.kind} ${error.code}`);
    return null;
  }
  rememberCaptcha(Date.now());
  return (body as { data: string }).data;
}
