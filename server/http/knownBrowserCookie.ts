import type { FastifyReply, FastifyRequest } from 'fastify';

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

/** Name of the cookie of browsers that have logged in before (`server/auth/knownBrowsers.ts`). */
export const knownBrowserCookie = (request: FastifyRequest) => hostCookie(request, 'knownBrowser');

/** Whether a browser says that it has logged in before. Anybody can say so: it may cost only what they may have anyway. */
export const saysItIsKnown = (request: FastifyRequest): boolean => knownBrowserCookie(request) in request.cookies;
