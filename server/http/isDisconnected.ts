import type { FastifyRequest } from 'fastify';

/** Whether the client has closed the connection, or aborted an injected request. */
export function isDisconnected({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  // An injected request has a mock socket with an address only.
  const isClosed: boolean | undefined = raw.socket.destroyed;
  return isClosed ?? raw.destroyed;
}
