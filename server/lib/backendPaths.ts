/** Backend paths for any method, and those for POST only. */
const always = /^\/(?:api|captcha|components|profile)(?:\/|$)/;
const posted = /^\/(?:login(?:\/code)?|logout|register(?:\/.*)?)$/;

/** The path of a request's URL, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Whether a request is for the backend, embedded or upstream, and never for a page of the portal. */
export function isBackendPath(method: string, path: string): boolean {
  return always.test(path) || (method === 'POST' && posted.test(path));
}
