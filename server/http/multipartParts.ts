import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { StatusError } from '../lib/errors';

/** What the parser says of a body that is no whole multipart one; failures of a disk or a limit have a code. */
export function malformed(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return error instanceof StatusError || code !== undefined ? error : new StatusError(400, '请求参数不正确');
}

/**
 * The parts of a multipart body.
 * @throws StatusError 400 for one that is malformed or breaks off: its sender's failure, not the server's.
 */
export async function* multipartParts(
  request: FastifyRequest,
  options: Parameters<FastifyRequest['parts']>[0],
): AsyncGenerator<Multipart> {
  try {
    yield* request.parts(options);
  } catch (error) {
    throw malformed(error);
  }
}
