import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie that binds a captcha to its visitor, with RuoYi's name. */
const cookieName = 'JSESSIONID';

/** The visitor's session id, or undefined if the cookie is not one of ours. */
export function visitorSession({ cookies }: FastifyRequest): string | undefined {
  const session = cookies[cookieName];
  return session && /^[0-9a-f]{32}$/.test(session) ? session : undefined;
}

/** The visitor's session id, or a new one (128 random bits). It is unrelated to logins. */
export function ensureVisitorSession(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorSession(request);
  if (known) return known;
  const session = randomBytes(16).toString('hex');
  const secure = request.protocol === 'https';
  void reply.setCookie(cookieName, session, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  return session;
}
