import type { Readable } from 'node:stream';
import type { PortalApp } from '../http/portalApp';
import { areaHeader } from '../http/responseCache';
import { isBackendPath } from '../lib/addresses';
import { wellFormedJson } from '../lib/markup';

/** Statuses without a body. */
const bodiless = new Set([101, 204, 205, 304]);

const redirects = new Set([301, 302, 303, 307, 308]);

/** Headers of a response that its reader needs. */
const passedOn = ['content-type', 'etag', areaHeader];

const limits = {
  /** Maximum response size, bytes: pages are rendered from lists of a few rows. */
  bytes: 8 * 1024 * 1024,
  /** Redirects per call. */
  redirects: 5,
};

/** Identifies these calls to a backend (docs/operate.md). */
const userAgent = 'PortalRenderer/1.0';

/** Only resolves relative addresses: calls stay inside this server. */
const base = 'http://portal.invalid';

/**
 * Reads a response body. Lone surrogates are replaced, because the rendered markup and the serialised state must not
 * differ.
 * @throws Error if it exceeds the limit, since it may be endless
 */
async function readBody(body: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limits.bytes) throw new Error('the response is too large');
    parts.push(part);
  }
  return wellFormedJson(Buffer.concat(parts).toString());
}

/** Marks a response as redirected, as browsers do. */
function redirectedTo(address: URL, response: Response): Response {
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: address.href } });
}

/**
 * A `fetch` for rendering that injects requests into this server: the embedded backend answers them, or they are
 * forwarded to the upstream. They carry neither cookies nor tokens, since a rendered page is for everyone. Redirects
 * are followed as in a browser, but not to another host, nor to a page of the portal, which would have to be rendered
 * for this one.
 * @param visitor address of the visitor who is waiting; undefined for cached pages, which are for everyone
 */
export function backendFetch(app: PortalApp, visitor?: string): typeof fetch {
  async function answerTo(address: URL, init: RequestInit | undefined) {
    const callerSignal = init?.signal;
    // Not `AbortSignal.any`: Node keeps such a signal alive as long as it has listeners, as here.
    const ending = new AbortController();
    const end = () => ending.abort(callerSignal?.reason);
    if (callerSignal?.aborted) end();
    callerSignal?.addEventListener('abort', end);
    try {
      const { statusCode, headers, stream } = await app.inject({
        method: 'GET',
        url: address.pathname + address.search,
        headers: {
          'user-agent': userAgent,
          ...(init?.headers as Record<string, string>),
          host: address.host,
          // The response is not decompressed here, and without this header any encoding would be accepted.
          'accept-encoding': 'identity',
        },
        signal: ending.signal,
        payloadAsStream: true,
        ...(visitor === undefined ? {} : { remoteAddress: visitor }),
      });
      return { statusCode, headers, body: await readBody(stream()) };
    } catch (error) {
      // The rest of the response is not needed.
      end();
      throw error;
    } finally {
      callerSignal?.removeEventListener('abort', end);
    }
  }

  return async (input, init) => {
    let address = new URL(String(input), base);
    const { origin } = address;
    for (let turns = 0; turns <= limits.redirects; turns += 1) {
      const { statusCode, headers, body } = await answerTo(address, init);
      const { location } = headers;
      if (!redirects.has(statusCode) || typeof location !== 'string') {
        const response = new Response(bodiless.has(statusCode) ? null : body, {
          status: statusCode,
          headers: Object.fromEntries(
            passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
          ),
        });
        return turns === 0 ? response : redirectedTo(address, response);
      }
      address = new URL(location, address);
      if (address.origin !== origin) throw new TypeError('the call is redirected to another host');
      if (!isBackendPath('GET', address.pathname))
        return redirectedTo(address, new Response('', { headers: { 'content-type': 'text/html' } }));
    }
    throw new TypeError('there are too many redirects');
  };
}
