import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { limits } from './limits';

/** Times in ms. The client itself gives up after 30 s, so a longer wait helps no one. */
const timeouts = { connect: 5_000, refusal: 100, silence: 60_000, file: 30 * 60_000 };

/**
 * Pipes the body through a separate stream: when the upstream fails, the HTTP client destroys the stream it reads,
 * which must not be the visitor's connection, since that still has to carry the error response.
 */
export function detached(body: Readable): Readable {
  const own = new PassThrough();
  body.once('error', (error) => own.destroy(error));
  body.once('close', () => body.readableEnded || own.destroy());
  // Drains the rest, so that the client gets to read the response. A pipe whose target is full would keep it paused.
  own.once('close', () => {
    body.unpipe(own);
    body.resume();
  });
  return body.pipe(own);
}

/**
 * Sends each part only after what has arrived is read: an upstream that refuses an upload responds and closes, and a write
 * to its closed connection would discard the response. One that refuses it by its headers has the time to say so.
 */
async function* paced(body: AsyncIterable<Buffer>) {
  let sent = 0;
  for await (const part of body) {
    await (sent === 1 ? setTimeout(timeouts.refusal) : setImmediate());
    yield part;
    sent += 1;
  }
}

/** Aborts the upstream call of a request: when the client disconnects, or after the timeout. */
export const abortControllers = new AsyncLocalStorage<AbortController>();

/** How a connection breaks that the upstream closes while it is reused. */
const broken = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Has the error code of a header timeout, so that it gets the same status. */
const timeoutError = () => Object.assign(new Error('no answer in time'), { code: 'UND_ERR_HEADERS_TIMEOUT' });

/**
 * Connections to the upstream. A call is aborted when its visitor disconnects, so that it does not hold a connection,
 * and has a timeout, even while waiting for a free connection.
 */
export function upstreamConnections() {
  const agent = new Agent({
    connections: 256,
    pipelining: 1,
    connect: { timeout: timeouts.connect },
    headersTimeout: timeouts.silence,
    bodyTimeout: timeouts.silence,
  });
  /** Without connections to reuse, which the upstream may have closed as well. */
  const fresh = new Agent({ pipelining: 0, connect: { timeout: timeouts.connect } });
  type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;
  return {
    request(options: Dispatcher.RequestOptions, done: Done) {
      const ending = abortControllers.getStore() ?? new AbortController();
      const isRead = options.method === 'GET' || options.method === 'HEAD';
      let isLate = false;
      const endAfter = (wait: number) =>
        globalThis
          .setTimeout(() => {
            isLate = true;
            ending.abort(timeoutError());
          }, wait)
          .unref();
      const timer = endAfter(timeouts.silence + (options.body ? limits.requestTimeout : 0));
      const finish: Done = (error, answer) => {
        clearTimeout(timer);
        if (!error) {
          // A visitor may be slow to take a file; whatever else trickles helps no one.
          const isFile = options.path.includes('/profile/');
          const end = endAfter(isFile ? timeouts.file : timeouts.silence);
          answer.body.once('close', () => clearTimeout(end));
        }
        // If the visitor has disconnected, nobody needs the response.
        if (isLate || !ending.signal.aborted) return done(error, answer);
        if (!error) answer.body.destroy();
      };
      // undici sends iterables as well, which its types leave out.
      const body = options.body instanceof PassThrough ? { body: paced(options.body) as unknown as Readable } : {};
      const call = { ...options, ...body, signal: ending.signal };
      agent.request(call, (error, answer) => {
        const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
        if (isRead && broken.has(code) && !ending.signal.aborted) fresh.request(call, finish);
        else finish(error, answer);
      });
    },
  };
}
