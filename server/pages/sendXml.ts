import { pipeline, Readable, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, isKnownTo, type Encoding } from '../http/responseCache';

const packers: Record<Encoding, () => Duplex> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/** Sends XML, compressed on the fly, unless the client has it. */
export function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  etag: string,
  make: () => string | Readable,
): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  if (isKnownTo(request, etag)) return reply.code(304).send();
  void reply.type(`${type}; charset=utf-8`);
  const xml = make();
  const encoding = acceptedEncoding(request);
  if (encoding === null) return reply.send(xml);
  const packed = packers[encoding]();
  // An error of the store aborts the response, so that nobody takes it for complete.
  pipeline(typeof xml === 'string' ? Readable.from([xml]) : xml, packed, () => undefined);
  return reply.header('content-encoding', encoding).send(packed);
}
