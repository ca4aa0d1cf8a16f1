const oneSlash = /^\/(?![/\\])/;
const unfit = /[\\\s\p{Cc}\p{Cf}]/u;

/** Only a base: for a path of which no more is asked than that it is one of this site. */
export const anyOrigin = 'http://portal.invalid';

/**
 * The place to go after the login: a path of this site, starting with one `/`, without backslash, control character or
 * blank, that resolves to this origin; anything else counts as `/`. The result is judged as well as the input, since
 * resolving `/.//host` makes `//host` of it.
 */
export function safeRedirect(value: string | null | undefined, origin = globalThis.location?.origin): string {
  if (!value || !oneSlash.test(value) || unfit.test(value)) return '/';
  try {
    const { pathname, search, hash } = new URL(value, origin);
    const path = `${pathname}${search}${hash}`;
    return oneSlash.test(path) && new URL(path, origin).origin === origin ? path : '/';
  } catch {
    return '/';
  }
}
