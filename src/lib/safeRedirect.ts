import { anyOrigin, pathOfThisSite } from '../contract/pathOfThisSite';

export { anyOrigin };

/** The redirect target after the login: a path of this site; anything else becomes `/`. */
export const safeRedirect = (value: string | null | undefined, origin = globalThis.location?.origin): string =>
  pathOfThisSite(value, origin) ?? '/';
