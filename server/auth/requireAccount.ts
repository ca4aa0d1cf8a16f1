import type { FastifyRequest } from 'fastify';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { Account, Sessions } from './sessions';

const found = new WeakMap<FastifyRequest, Account>();

/** The token that a call carries, or null. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * The account that calls.
 * @throws StatusError 401 without a good token.
 */
export async function authenticate(sessions: Sessions, request: FastifyRequest): Promise<Account> {
  const known = found.get(request);
  if (known) return known;
  const token = bearerToken(request);
  const account = token === null ? null : await sessions.find(token);
  if (account === null) throw new StatusError(401, messages.noLogin);
  found.set(request, account);
  return account;
}

/** As `authenticate`, asking the store although it was asked before. @throws StatusError 401 */
export function authenticateAgain(sessions: Sessions, request: FastifyRequest): Promise<Account> {
  found.delete(request);
  return authenticate(sessions, request);
}

/** Hook that turns callers without a good token away before anything of the body is read. */
export const requireAccount = (sessions: Sessions) => async (request: FastifyRequest) => {
  await authenticate(sessions, request);
};
