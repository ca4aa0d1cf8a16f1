import type { FastifyRequest } from 'fastify';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';

/** A host as browsers send one: names and addresses, not what could be read as more than a host. */
const plainHost =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Scheme and host of this site: as configured, or else from the request (from trusted proxies, their headers).
 * Responses must not be cached across origins: clients can send any Host header.
 * @param configured `PORTAL_ORIGIN`
 * @returns empty text if the host is not plain, or a proxy's scheme is not http or https
 */
export function requestOrigin({ protocol, host }: FastifyRequest, configured: string | null): string {
  if (configured !== null) return configured;
  if (!/^https?$/.test(protocol) || host.length > 255 || !plainHost.test(host)) return '';
  const claimed = `${protocol}://${host.toLowerCase()}`;
  // No port or address that there cannot be, and each in its one spelling.
  const origin = URL.canParse(claimed) ? new URL(claimed).origin : '';
  return origin === claimed || `${origin}:${protocol === 'https' ? 443 : 80}` === claimed ? origin : '';
}

/** The same for what needs absolute addresses. @throws StatusError 400 where it is not known */
export function requireOrigin(request: FastifyRequest, configured: string | null): string {
  const origin = requestOrigin(request, configured);
  if (!origin) throw new StatusError(400, messages.noHost);
  return origin;
}
