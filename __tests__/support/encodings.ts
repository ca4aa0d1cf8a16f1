import zlib from 'node:zlib';

/** The encodings in which texts are sent compressed, and what unpacks them. */
export const encodings = [
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
] as const;
