import Cookies from 'js-cookie';

/** A captcha lasts five minutes; a cookie that expires with it says whether it still counts. */

const name = 'captchaIssuedAt';
const lifetime = 5 * 60 * 1000;

/** Notes that a picture arrived; `now` in ms since 1970. */
export function rememberCaptcha(now: number): void {
  Cookies.set(name, String(now), { expires: new Date(now + lifetime), sameSite: 'lax' });
}

/** Whether the picture on screen can no longer be answered. */
export function captchaHasExpired(now: number): boolean {
  const issuedAt = Number(Cookies.get(name) ?? NaN);
  return !(now - issuedAt < lifetime);
}
