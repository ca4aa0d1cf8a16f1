import type { FastifyRequest } from 'fastify';

/** Whether whoever asked has closed the connection, or ended a call that came over none. */
export function hasGone({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  // A call inside the server has a socket that only tells an address.
  const isClosed: boolean | undefined = raw.socket.destroyed;
  return isClosed ?? raw.destroyed;
}
