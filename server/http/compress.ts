import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from './encodings';

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
