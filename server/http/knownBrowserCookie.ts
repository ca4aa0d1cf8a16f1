import type { FastifyRequest } from 'fastify';

/** Name of the cookie of browsers that have logged in before (`server/auth/knownBrowsers.ts`). */
export const knownBrowserCookie = ({ protocol }: FastifyRequest) =>
  protocol === 'https' ? '__Host-knownBrowser' : 'knownBrowser';

/** Whether a browser says that it has logged in before. Anybody can say so: it may cost only what they may have anyway. */
export const saysItIsKnown = (request: FastifyRequest): boolean => knownBrowserCookie(request) in request.cookies;
