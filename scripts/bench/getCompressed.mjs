import http from 'node:http';
import zlib from 'node:zlib';

/**
 * Requests a page as a browser does.
 * @returns {Promise<{ text: string, brotli?: Buffer }>} its HTML, and the compressed bytes as received
 */
export const getCompressed = (url) =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    const request = http.get(url, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode}`));
      const isCompressed = answer.headers['content-encoding'] === 'br';
      resolve(
        isCompressed ? { text: zlib.brotliDecompressSync(body).toString(), brotli: body } : { text: body.toString() },
      );
    });
    request.once('error', reject);
  });
