import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The best compression that a request accepts; null: none. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (!accepted) return null;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : null;
}

/** Whether the request's If-None-Match contains an ETag. */
export function isKnownTo({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (known === '*' || known.split(',').some((tag) => tag.trim() === etag));
}
