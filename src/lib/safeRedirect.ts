import { anyOrigin, pathOfThisSite } from '../contract/pathOfThisSite';

export { anyOrigin };

/** The place to go after the login: a path of this site; anything else counts as `/`. */
export const safeRedirect = (value: string | null | undefined, origin = globalThis.location?.origin): string =>
  pathOfThisSite(value, origin) ?? '/';
