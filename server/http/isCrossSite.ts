import type { FastifyRequest } from 'fastify';

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
