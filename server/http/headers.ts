import type { FastifyRequest, FastifyReply } from 'fastify';

/** `attachment` with the file name twice: ASCII for old clients, RFC 5987 for all characters. */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** Headers of a file, which is saved under its name. */
export const asFile = (name: string, type: string) => ({
  'content-disposition': contentDisposition(name),
  'content-type': type,
});

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);

/**
 * Whether a browser sent this cross-site (CSRF). Current browsers send Sec-Fetch-Site; for older ones the host of the
 * Origin counts, since a proxy in front may use another scheme and port. A request with neither comes from no browser,
 * or an old one. An opaque origin ("null") is never this site.
 * @param configured `PORTAL_ORIGIN`
 */
export function isCrossSite({ headers, host }: FastifyRequest, configured: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const from = hostOf(headers.origin);
  return from === null || ![`http://${host}`, configured ?? ''].some((own) => hostOf(own) === from);
}

/** The name under which a cookie of the server is set: over HTTPS no subdomain can set it. */
export const hostCookie = ({ protocol }: FastifyRequest, name: string) =>
  protocol === 'https' ? `__Host-${name}` : name;

/** Sets such a cookie. @param maxAge in s; unless given, it ends with the browser's session */
export const setHostCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge?: number,
) =>
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge,
  });

/** Name of the cookie of browsers that have logged in before (`server/auth/browsers.ts`). */
export const knownBrowserCookie = (request: FastifyRequest) => hostCookie(request, 'knownBrowser');

/** Whether a browser says that it has logged in before. Anybody can say so: it may cost only what they may have anyway. */
export const saysItIsKnown = (request: FastifyRequest): boolean => knownBrowserCookie(request) in request.cookies;
