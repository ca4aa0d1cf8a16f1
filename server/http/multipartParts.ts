import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { StatusError } from '../lib/errors';

/** The parser's own errors that have a code, besides its limits. */
const malformedCodes = ['FST_INVALID_MULTIPART_CONTENT_TYPE', 'FST_INVALID_JSON_FIELD_ERROR', 'FST_PROTO_VIOLATION'];

/** Converts parser errors of a malformed multipart body to a StatusError; disk errors and limits have a code. */
export function malformed(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isLimit = code !== undefined && !malformedCodes.includes(code);
  return error instanceof StatusError || isLimit ? error : new StatusError(400, '请求参数不正确');
}

/**
 * The parts of a multipart body.
 * @throws StatusError 400 for a malformed or truncated one, which is the client's failure
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
