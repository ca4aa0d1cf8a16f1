import http from 'node:http';
import zlib from 'node:zlib';

/**
 * Requests an address with these options of Node's, without decompressing anything.
 * @returns {Promise<http.IncomingMessage>} the response, as soon as its first byte is there
 */
export const get = (url, options) =>
  new Promise((resolve, reject) => http.get(url, options, resolve).once('error', reject));

/**
 * Requests a page as a browser does.
 * @returns {Promise<{ text: string, brotli?: Buffer }>} its HTML, and the compressed bytes as received
 */
export async function getCompressed(url) {
  const answer = await get(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  if (answer.headers['content-encoding'] !== 'br') return { text: body.toString() };
  return { text: zlib.brotliDecompressSync(body).toString(), brotli: body };
}
