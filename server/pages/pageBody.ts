import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { compress, etagOf, type Encoding } from '../http/responseCache';

const decompressors = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

/** Of brotli. */
const usualEffort = 6;
/** A tenth smaller, for twenty times the processor time. */
const mostEffort = 11;
/** What such a page is: sent so often already, and not outdated for so long. */
const steady = { sends: 4, ms: 5000 };
/** One page at a time: the others wait until they are sent again. */
let isPackingAgain = false;

/** A page's document. Once it has been compressed, only that form is kept: a sixth of its size. */
export class PageBody {
  readonly etag: string;
  #plain: Buffer | null;
  readonly #packed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  #bytes: number;
  #sends = 0;
  #mayPackAgain: boolean;
  readonly #madeAt = performance.now();

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
    this.#mayPackAgain = effort >= usualEffort;
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

  /** The compressed document, compressed once, and once more with all effort if it is sent often. */
  packed(encoding: Encoding): Promise<Buffer> {
    const packed = (this.#packed[encoding] ??= this.#pack(encoding));
    this.#sends += 1;
    if (encoding === 'br' && this.#isSteady()) void this.#packAgain();
    return packed;
  }

  #isSteady(): boolean {
    return this.#mayPackAgain && this.#sends >= steady.sends && performance.now() - this.#madeAt >= steady.ms;
  }

  async #pack(encoding: Encoding): Promise<Buffer> {
    const packed = await compress(encoding, await this.plain(), this.effort);
    this.#bytes += packed.length - (this.#plain?.length ?? 0);
    this.#plain = null;
    return packed;
  }

  async #packAgain(): Promise<void> {
    if (isPackingAgain) return;
    isPackingAgain = true;
    this.#mayPackAgain = false;
    try {
      const former = await this.packed('br');
      const packed = await compress('br', await this.plain(), mostEffort);
      this.#packed.br = Promise.resolve(packed);
      this.#bytes += packed.length - former.length;
    } catch {
      // The former one goes on being sent.
    } finally {
      isPackingAgain = false;
    }
  }
}
