import { createHash, subtle } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentVersions } from '../db/contentVersion';
import type { ContentName } from '../db/schema';
import { SharedWork } from '../lib/concurrency';

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

/** An ETag that names the version of a text. */
export const etagOf = (text: Buffer | string) =>
  // eslint-disable-next-line no-restricted-syntax -- names a version
  `W/"${createHash('sha1').update(text).digest('base64url')}"`;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses a body. @param effort 0 to 11, for brotli: higher for what is sent often */
export function compress(encoding: Encoding, body: Buffer, effort: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  return brotli(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: effort,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Whether the client has closed the connection, or aborted an injected request. */
export function isDisconnected({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  // An injected request has a mock socket with an address only.
  const isClosed: boolean | undefined = raw.socket.destroyed;
  return isClosed ?? raw.destroyed;
}

/** A cached response: its bytes, its ETag, and compressed forms once requested. */
interface Answer {
  body: Buffer;
  etag: string;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Responses, bytes of all, and of one. */
const limits = { max: 500, maxSize: 32 * 1024 * 1024, maxEntrySize: 128 * 1024 };
/** Smaller responses are not worth compressing. */
const compressFrom = 1024;

/** Names the area whose content a response depends on; shared caches can purge by it. */
export const areaHeader = 'cache-tag';
/** Its value for a response that any area's content may change. */
export const anyArea = 'any';

/** Brotli quality. */
const effort = 5;

/**
 * Caches public reads. A response is built once per version of its area's content and then sent from memory, with an
 * ETag; it must not depend on who asks.
 */
export class ResponseCache {
  readonly #answers = new LRUCache<string, Answer>({ ...limits, sizeCalculation: ({ body }) => body.length });
  readonly #running = new SharedWork<Answer>();

  constructor(private readonly versions: ContentVersions) {}

  /**
   * Sends the response to a public read.
   * @param key what the response depends on besides the area's content: path and effective query
   * @param make reads the payload for the content's version; the route's response schema serialises it. It may check
   *   whether all waiting clients have disconnected.
   * @returns the reply, typed as never: handlers return it, and no schema describes it
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    area: ContentName,
    key: string,
    make: (version: number, isGone: () => boolean) => Promise<object>,
  ): Promise<never> {
    const version = await this.versions.of(area);
    return this.#send(request, reply, area, `${version} ${key}`, (isGone) => make(version, isGone));
  }

  /** The same for a response that any area's content may change. */
  async sendOfAll(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: (isGone: () => boolean) => Promise<object>,
  ): Promise<never> {
    return this.#send(request, reply, anyArea, `${await this.versions.ofAll()} ${key}`, make);
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    area: string,
    key: string,
    make: (isGone: () => boolean) => Promise<object>,
  ): Promise<never> {
    const build = async (isGone: () => boolean): Promise<Answer> => {
      const payload = await make(isGone);
      const body = Buffer.from(reply.serialize(payload) as string);
      // Off the event loop: a list of 500 whole rows has some megabytes.
      const hash = Buffer.from(await subtle.digest('SHA-1', body));
      const cached = { body, etag: `W/"${hash.toString('base64url')}"`, packed: {} };
      // Anybody can invent ids: that there is nothing takes no place of a response.
      if ('data' in payload || 'rows' in payload) this.#answers.set(key, cached);
      return cached;
    };
    const known = this.#answers.get(key);
    const answer = known ?? (await this.#running.run(key, () => isDisconnected(request), build));
    void reply.header('cache-control', 'no-cache').header('etag', answer.etag).header('vary', 'accept-encoding');
    void reply.header(areaHeader, area);
    if (isKnownTo(request, answer.etag)) return reply.code(304).send() as never;
    void reply.type('application/json; charset=utf-8');
    const encoding = answer.body.length < compressFrom ? null : acceptedEncoding(request);
    if (encoding === null) return reply.send(answer.body) as never;
    const packed = await (answer.packed[encoding] ??= compress(encoding, answer.body, effort));
    return reply.header('content-encoding', encoding).send(packed) as never;
  }
}
