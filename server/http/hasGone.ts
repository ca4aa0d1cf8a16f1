import type { FastifyRequest } from 'fastify';

/** Whether whoever asked has closed the connection; a call that was injected came over none. */
export const hasGone = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => raw.socket.destroyed;
