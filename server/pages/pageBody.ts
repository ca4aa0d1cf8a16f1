import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { compress } from '../http/compress';
import type { Encoding } from '../http/encodings';

const decompressors = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

/** Of brotli. */
const usualEffort = 6;

// eslint-disable-next-line no-restricted-syntax -- names a version
const etagOf = (text: Buffer | string) => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/** A page's document. Once it has been compressed, only that form is kept: a sixth of its size. */
export class PageBody {
  readonly etag: string;
  #plain: Buffer | null;
  readonly #packed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  #bytes: number;

  /**
   * @param identity what distinguishes it from other documents, if something shorter than its text does
   * @param effort of brotli
   */
  constructor(
    html: Buffer,
    identity: Buffer | string = html,
    readonly effort = usualEffort,
  ) {
    this.etag = etagOf(identity);
    this.#plain = html;
    this.#bytes = html.length;
  }

  /** Memory that its forms take. */
  get bytes(): number {
    return this.#bytes;
  }

  async plain(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    const [encoding, packed] = Object.entries(this.#packed)[0] as [Encoding, Promise<Buffer>];
    return decompressors[encoding](await packed);
  }

  /** The compressed document, compressed once. */
  packed(encoding: Encoding): Promise<Buffer> {
    return (this.#packed[encoding] ??= this.#pack(encoding));
  }

  async #pack(encoding: Encoding): Promise<Buffer> {
    const packed = await compress(encoding, await this.plain(), this.effort);
    this.#bytes += packed.length - (this.#plain?.length ?? 0);
    this.#plain = null;
    return packed;
  }
}
