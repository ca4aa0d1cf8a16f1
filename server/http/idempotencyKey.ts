import type { FastifyRequest } from 'fastify';
import { messages } from '../lib/messages';
import { StatusError } from '../lib/errors';
import type { IdempotentWrite } from './idempotentWrites';

/** A request's write, under its key and for its route. */
export const writeOf = (request: FastifyRequest, accountId: string, content: string): IdempotentWrite => ({
  key: idempotencyKey(request),
  scope: `${request.routeOptions.url} ${accountId}`,
  content,
});

/**
 * The idempotency key of a request, or null.
 * @throws StatusError 400 for an invalid key
 */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw new StatusError(400, messages.badKey);
  return key;
}
