import type { FastifyRequest } from 'fastify';

/** A host as browsers send one: names and addresses, not what could be read as more than a host. */
const plainHost =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Scheme and host of this site, as its pages name themselves: the one that is set, else the one that the request came
 * to, of which trusted proxies are believed. What is kept for later requests must be kept for each origin apart: anybody
 * can send any host.
 * @param configured `PORTAL_ORIGIN`
 * @returns an empty text where the request names no plain host, or a proxy another scheme than a browser's
 */
export function requestOrigin({ protocol, host }: FastifyRequest, configured: string | null): string {
  if (configured !== null) return configured;
  if (!/^https?$/.test(protocol) || host.length > 255 || !plainHost.test(host)) return '';
  const named = `${protocol}://${host.toLowerCase()}`;
  // No port or address that there cannot be, and each in its one spelling.
  const origin = URL.canParse(named) ? new URL(named).origin : '';
  return origin === named || `${origin}:${protocol === 'https' ? 443 : 80}` === named ? origin : '';
}
