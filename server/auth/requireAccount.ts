import type { FastifyRequest } from 'fastify';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { Account, Sessions } from './sessions';

const found = new WeakMap<FastifyRequest, Account>();

/** Id of the account that a request was authenticated for, or null. */
export const knownAccountId = (request: FastifyRequest): string | null => found.get(request)?.fdId ?? null;

/** The bearer token of a request, or null. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * The calling account.
 * @throws StatusError 401 without a valid token
 */
export async function authenticate(sessions: Sessions, request: FastifyRequest): Promise<Account> {
  const known = found.get(request);
  if (known) return known;
  const token = bearerToken(request);
  const account = token === null ? null : await sessions.find(token, request.headers['x-unattended'] !== '1');
  if (account === null) throw new StatusError(401, messages.noLogin);
  found.set(request, account);
  return account;
}

/** Like `authenticate`, but bypasses the per-request cache. @throws StatusError 401 */
export function authenticateAgain(sessions: Sessions, request: FastifyRequest): Promise<Account> {
  found.delete(request);
  return authenticate(sessions, request);
}

/** Hook that rejects unauthenticated requests before the body is read. */
export const requireAccount = (sessions: Sessions) => async (request: FastifyRequest) => {
  await authenticate(sessions, request);
};
