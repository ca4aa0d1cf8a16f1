import type { FastifyRequest } from 'fastify';

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);

/**
 * Whether another site had a browser send this. Browsers of today say so; older ones name the site that it came from,
 * of which the host alone counts: a proxy in front may know another scheme and port. A call without either is no
 * browser's, or an old one's. "null", a site that does not say who it is, is never this one: its pages name it to itself.
 * @param configured `PORTAL_ORIGIN`
 */
export function isForeign({ headers, host }: FastifyRequest, configured: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const from = hostOf(headers.origin);
  return from === null || ![`http://${host}`, configured ?? ''].some((own) => hostOf(own) === from);
}
