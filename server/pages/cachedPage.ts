import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutdatedNotice } from '../../src/contract/renderer';
import { acceptedEncoding, isKnownTo, type Encoding } from '../http/encodings';
import { compress } from '../http/compress';
import type { Document } from './pageTemplate';

/** A rendered page with its compressed forms. */
export interface CachedPage {
  status: number;
  /** Redirect target. */
  location?: string;
  body: Buffer;
  etag: string;
  styleSources: readonly string[];
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** How well it is compressed, unless as usual. */
  effort?: number;
  /** When it was drawn, ms. */
  renderedAt: number;
  /** Version of its content. */
  version: string;
  /** Complete, and not an error page. */
  isKeepable: boolean;
  /** Notice to show once the page is outdated, and the text it replaces. */
  outdatedNotice?: OutdatedNotice;
}

/** Of brotli. */
const usualEffort = 6;

type Facts = Pick<CachedPage, 'status' | 'renderedAt' | 'version' | 'isKeepable' | 'outdatedNotice'>;

/** Compresses a document. */
export function pageOf({ html, styleSources }: Document, facts: Facts): CachedPage {
  const body = Buffer.from(html);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { ...facts, body, etag, styleSources, packed: {} };
}

/** A redirect. */
export const redirectTo = (location: string, renderedAt: number): CachedPage => ({
  status: 302,
  location,
  body: Buffer.alloc(0),
  etag: '',
  styleSources: [],
  packed: {},
  renderedAt,
  version: '',
  isKeepable: false,
});

/** Adds the page's inline styles to the Content-Security-Policy. */
function allowStyles(reply: FastifyReply, sources: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const widened = policy.replace(/style-src [^;]*/, (directive) => [directive, ...sources].join(' '));
  void reply.header('content-security-policy', widened);
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<void> {
  if (page.location !== undefined) return void reply.redirect(page.location, 302);
  allowStyles(reply, page.styleSources);
  const isGood = page.status === 200;
  void reply
    .header('cache-control', page.status < 500 ? 'no-cache' : 'no-store')
    .header('vary', 'accept-encoding, cookie');
  if (isGood) {
    void reply.header('etag', page.etag);
    if (isKnownTo(request, page.etag)) return void reply.code(304).send();
  }
  void reply.code(page.status).type('text/html; charset=utf-8');
  const encoding = acceptedEncoding(request);
  if (encoding === null) return void reply.send(page.body);
  const packed = await (page.packed[encoding] ??= compress(encoding, page.body, page.effort ?? usualEffort));
  void reply.header('content-encoding', encoding).send(packed);
}
