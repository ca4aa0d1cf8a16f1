import type { FastifyRequest } from 'fastify';
import { BusinessError, StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { Extra } from '../../src/contract/extras';
import type { Account, Sessions } from './sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that the request was authenticated for. */
    account: Account | null;
  }
}

/** The bearer token of a request, or null. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * The calling account.
 * @throws StatusError 401 without a valid token
 */
export async function authenticate(sessions: Sessions, request: FastifyRequest): Promise<Account> {
  if (request.account) return request.account;
  const token = bearerToken(request);
  const account = token === null ? null : await sessions.find(token, request.headers['x-unattended'] !== '1');
  if (account === null) throw new StatusError(401, messages.noLogin);
  request.account = account;
  return account;
}

/** An account that belongs to a company. */
export type CompanyAccount = Account & { fdComId: string };

/** The calling company's account. @throws StatusError 401; BusinessError for an account without a company */
export async function callingCompany(sessions: Sessions, request: FastifyRequest): Promise<CompanyAccount> {
  const { fdComId, ...account } = await authenticate(sessions, request);
  if (fdComId === null) throw new BusinessError(messages.noCompany);
  return { ...account, fdComId };
}

/** Like `authenticate`, but bypasses the per-request cache. @throws StatusError 401 */
export function authenticateAgain(sessions: Sessions, request: FastifyRequest): Promise<Account> {
  request.account = null;
  return authenticate(sessions, request);
}

/** Whether a password of one's own must be chosen first; a demo account cannot change its own. */
export const needsPassword = ({ generatedPassword, demo }: Account): boolean => generatedPassword && !demo;

interface AccountServices {
  sessions: Sessions;
  config: { extras: readonly Extra[] };
}

/**
 * Hook that rejects unauthenticated requests before the body is read.
 * @param passwords `own`: those of a company whose password others know as well, until it has changed it
 */
export const requireAccount =
  (services: AccountServices, passwords: 'own' | 'any') => async (request: FastifyRequest) => {
    const account = await authenticate(services.sessions, request);
    // Without its own pages a company cannot change it.
    const canChange = services.config.extras.includes('my');
    if (passwords === 'own' && canChange && needsPassword(account))
      throw new StatusError(403, messages.ownPasswordNeeded);
  };
