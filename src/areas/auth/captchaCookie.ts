import Cookies from 'js-cookie';

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
