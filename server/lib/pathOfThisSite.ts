const oneSlash = /^\/(?![/\\])/;
const unfit = /[\\\s\p{Cc}\p{Cf}]/u;

/** Only a base. */
const origin = 'http://portal.invalid';

/** A path of this site as a form names it, as a location header takes it; undefined for whatever might lead elsewhere. */
export function pathOfThisSite(value: unknown): string | undefined {
  if (typeof value !== 'string' || !oneSlash.test(value) || unfit.test(value)) return undefined;
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && oneSlash.test(path) ? path : undefined;
}
