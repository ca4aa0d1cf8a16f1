/**
 * The place to go after the login (decision 7): a path of this site, starting with one `/`, without backslash, control
 * character or blank, that resolves to this origin; anything else counts as `/`.
 */
export function safeRedirect(value: string | null | undefined, origin = globalThis.location?.origin): string {
  if (!value || !/^\/(?!\/)/.test(value) || /[\\\s\p{Cc}\p{Cf}]/u.test(value)) return '/';
  try {
    const url = new URL(value, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
