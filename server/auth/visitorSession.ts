import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, setHostCookie } from '../http/knownBrowserCookie';

/** Name of the cookie that binds a captcha to its visitor, RuoYi's but for the prefix. */
const cookieName = (request: FastifyRequest) => hostCookie(request, 'JSESSIONID');

/** The visitor's session id, or undefined if the cookie is not one of ours. */
export function visitorSession(request: FastifyRequest): string | undefined {
  const session = request.cookies[cookieName(request)];
  return session && /^[0-9a-f]{32}$/.test(session) ? session : undefined;
}

/** The visitor's session id, or a new one (128 random bits). It is unrelated to logins. */
export function ensureVisitorSession(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorSession(request);
  if (known) return known;
  const session = randomBytes(16).toString('hex');
  void setHostCookie(request, reply, cookieName(request), session);
  return session;
}
