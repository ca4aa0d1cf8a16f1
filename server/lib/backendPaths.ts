/** Paths that belong to the backend for any method, and those that do for POST alone. */
const always = /^\/(?:api|captcha|components|profile)(?:\/|$)/;
const posted = /^\/(?:login(?:\/code)?|logout|register(?:\/.*)?)$/;

/** The path of a request's URL, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Whether a call is the backend's: answered by it or forwarded to the upstream, never by a page of the portal. */
export function isBackendPath(method: string, path: string): boolean {
  return always.test(path) || (method === 'POST' && posted.test(path));
}
