import type { Readable } from 'node:stream';
import type { PortalApp } from '../http/portalApp';
import { isBackendPath } from '../lib/backendPaths';
import { wellFormedJson } from '../lib/wellFormedJson';

/** Answers that may not have a body. */
const bodiless = new Set([101, 204, 205, 304]);

const redirects = new Set([301, 302, 303, 307, 308]);

const limits = {
  /** Longest answer, bytes: pages are drawn from lists of a few rows. */
  bytes: 8 * 1024 * 1024,
  /** Redirects of one call. */
  redirects: 5,
};

/** How a backend knows these calls from those of visitors (docs/operate.md). */
const userAgent = 'PortalRenderer/1.0';

/** Only a base for addresses: calls stay inside this server. */
const base = 'http://portal.invalid';

/**
 * What is drawn of it in the page has to be what stands beside it in the page's state: halves of characters would not be.
 * @throws Error if there is more of it than is allowed: it may be endless.
 */
async function wholeOf(body: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limits.bytes) throw new Error('the answer is too long');
    parts.push(part);
  }
  return wellFormedJson(Buffer.concat(parts).toString());
}

/** An answer that was reached by a redirect, as the browser tells it. */
function redirectedTo(address: URL, response: Response): Response {
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: address.href } });
}

/**
 * Makes a page's calls inside this server: the embedded backend answers them, or they are forwarded to the upstream. They
 * carry no cookie and no token, since a drawn page is for everyone. Redirects are followed as a browser follows them, but
 * not to another host, and to no page of the portal, which would have to be drawn for this one.
 * @param visitor address of the one who is waiting; none where that is everyone
 */
export function backendFetch(app: PortalApp, visitor?: string): typeof fetch {
  async function answerTo(address: URL, init: RequestInit | undefined) {
    const given = init?.signal;
    // Not a composite of signals: Node holds such a one for ever while anybody listens, as the call does.
    const ending = new AbortController();
    const end = () => ending.abort(given?.reason);
    if (given?.aborted) end();
    given?.addEventListener('abort', end);
    try {
      const { statusCode, headers, stream } = await app.inject({
        method: 'GET',
        url: address.pathname + address.search,
        headers: {
          'user-agent': userAgent,
          ...(init?.headers as Record<string, string>),
          host: address.host,
          // Nothing here unpacks it, and without a word any is welcome.
          'accept-encoding': 'identity',
        },
        signal: ending.signal,
        payloadAsStream: true,
        ...(visitor === undefined ? {} : { remoteAddress: visitor }),
      });
      return { statusCode, headers, body: await wholeOf(stream()) };
    } catch (error) {
      // The answer is not read to its end.
      end();
      throw error;
    } finally {
      given?.removeEventListener('abort', end);
    }
  }

  return async (input, init) => {
    let address = new URL(String(input), base);
    const { origin } = address;
    for (let turns = 0; turns <= limits.redirects; turns += 1) {
      const { statusCode, headers, body } = await answerTo(address, init);
      const { 'content-type': type, location } = headers;
      if (!redirects.has(statusCode) || typeof location !== 'string') {
        const response = new Response(bodiless.has(statusCode) ? null : body, {
          status: statusCode,
          headers: typeof type === 'string' ? { 'content-type': type } : {},
        });
        return turns === 0 ? response : redirectedTo(address, response);
      }
      address = new URL(location, address);
      if (address.origin !== origin) throw new TypeError('the call is redirected to another host');
      if (!isBackendPath('GET', address.pathname))
        return redirectedTo(address, new Response('', { headers: { 'content-type': 'text/html' } }));
    }
    throw new TypeError('the call is redirected too often');
  };
}
