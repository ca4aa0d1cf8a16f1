import Cookies from 'js-cookie';

/** A captcha lasts five minutes; a cookie that expires with it says whether it still counts. */

const name = 'captchaIssuedAt';
const lifetime = 5 * 60 * 1000;

/** What this tab noted last; all tabs of a browser have one captcha between them, the newest. */
let own = '';

/** Notes that a picture arrived; `now` in ms since 1970. */
export function rememberCaptcha(now: number): void {
  own = String(now);
  Cookies.set(name, own, { expires: new Date(now + lifetime), sameSite: 'lax' });
}

/** Whether the picture on screen can no longer be answered. */
export function captchaHasExpired(now: number): boolean {
  const issuedAt = Number(Cookies.get(name) ?? NaN);
  return !(now - issuedAt < lifetime);
}

/** Whether another tab has had a newer one since. Without the cookie nothing is known: it has expired, or none is kept. */
export function captchaIsReplaced(): boolean {
  const newest = Cookies.get(name);
  return own !== '' && newest !== undefined && newest !== own;
}
