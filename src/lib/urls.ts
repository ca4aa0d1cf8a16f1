import { decodeOnce, anyOrigin, pathOfThisSite } from '../contract/addresses';
import { settings } from './settings';

/** A lone surrogate, from truncated texts. */
const half = /\p{Surrogate}/gu;

/** `encodeURIComponent` that does not throw on lone surrogates. */
export const encodeComponent = (text: string): string => encodeURIComponent(text.replace(half, '\ufffd'));

/**
 * The URL of a backend file: absolute http(s), `//host/…`, `/profile/…` or `profile/…`. Each segment is percent-encoded
 * once; any other scheme is rejected.
 *
 * @returns undefined if empty or unsafe
 */
export function fileUrl(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const text = path.trim();
  if (text === '') return undefined;
  if (/^(?:https?:)?\/\//i.test(text)) return URL.canParse(text, 'https://x') ? text : undefined;
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(text)) return text;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.includes('\\')) return undefined;
  const escaped = text
    .replace(/^\/+/, '')
    .split('/')
    .map((segment) => encodeComponent(decodeOnce(segment)))
    .join('/');
  return `${settings.apiHost}${settings.apiBase}/${escaped}`;
}

export { anyOrigin };

/** The redirect target after the login: a path of this site; anything else becomes `/`. */
export const safeRedirect = (value: string | null | undefined, origin = globalThis.location?.origin): string =>
  pathOfThisSite(value, origin) ?? '/';
