import type { FastifyRequest } from 'fastify';

/** The cookie of the display, as every proxy reads it. */
const displayPair = /(?:^|; *)display=[a-z-]{1,40}(?=;|$)/;

/**
 * Whether a shared cache tells a request's page from others by the `Host` header and the display cookie (docs/operate.md).
 * By those that it would read otherwise, and by a protocol that another header names, anybody could put the page of another
 * host, protocol or display in the place of the visitors'.
 * @param origin `PORTAL_ORIGIN`
 */
export function hasClearKey({ headers, host, protocol }: FastifyRequest, origin: string | null): boolean {
  const others = (headers.cookie ?? '').replace(displayPair, '');
  return !/display/i.test(others) && (origin !== null || (host === headers.host && protocol === 'http'));
}
