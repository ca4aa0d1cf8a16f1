const oneSlash = /^\/(?![/\\])/;
const unfit = /[\\\s\p{Cc}\p{Cf}]/u;

/** Placeholder base, to resolve paths against. */
export const anyOrigin = 'http://portal.invalid';

/**
 * A path of this site from an address or a form: one leading `/`, no backslash, control character or space, and it
 * resolves to this origin. Both input and result are checked, since `/.//host` resolves to `//host`.
 *
 * @returns undefined for anything that might lead to another site
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
