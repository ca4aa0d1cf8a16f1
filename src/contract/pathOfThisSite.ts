const oneSlash = /^\/(?![/\\])/;
const unfit = /[\\\s\p{Cc}\p{Cf}]/u;

/** Only a base: for a path of which no more is asked than that it is one of this site. */
export const anyOrigin = 'http://portal.invalid';

/**
 * A path of this site as an address or a form names it: it starts with one `/`, has no backslash, control character or
 * blank, and resolves to this origin. The result is judged as well as the input, since resolving `/.//host` makes
 * `//host` of it.
 *
 * @returns undefined for whatever might lead elsewhere
 */
export function pathOfThisSite(value: unknown, origin: string | undefined): string | undefined {
  if (typeof value !== 'string' || !oneSlash.test(value) || unfit.test(value)) return undefined;
  try {
    const { pathname, search, hash } = new URL(value, origin);
    const path = `${pathname}${search}${hash}`;
    return oneSlash.test(path) && new URL(path, origin).origin === origin ? path : undefined;
  } catch {
    return undefined;
  }
}
