import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** A call of another thread. It is answered over a port of its own; the thread closes that to abort the call. */
interface Call {
  address: string;
  headers: Record<string, string>;
  answers: MessagePort;
}

/** A response on its way between threads. */
interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string | null;
  redirectedTo?: string;
}

function responseOf({ status, headers, body, redirectedTo }: Answer): Response {
  const response = new Response(body, { status, headers });
  if (redirectedTo === undefined) return response;
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: redirectedTo } });
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers, redirected, url } = response;
  const body = response.body && (await response.text());
  return { status, headers: [...headers], body, ...(redirected ? { redirectedTo: url } : {}) };
}

/** A `fetch` for rendering that asks the thread at the other end of a port. */
export function fetchOver(port: MessagePort): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ?? undefined;
    signal?.throwIfAborted();
    const { port1, port2 } = new MessageChannel();
    const headers = init?.headers as Record<string, string>;
    port.postMessage({ address: String(input), headers, answers: port2 } satisfies Call, [port2]);
    try {
      const [answer] = (await once(port1, 'message', { signal })) as [Answer | { failure: string }];
      if ('failure' in answer) throw new TypeError(answer.failure);
      return responseOf(answer);
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    } finally {
      port1.close();
    }
  };
}

/**
 * Makes the calls of the thread at the other end of a port.
 * @returns ends it: closes the port, and aborts calls under way
 */
export function answerCalls(port: MessagePort, call: typeof fetch): () => void {
  const running = new Set<AbortController>();
  async function answerTo({ address, headers, answers }: Call): Promise<void> {
    const ending = new AbortController();
    running.add(ending);
    answers.once('close', () => ending.abort());
    try {
      answers.postMessage(await answerOf(await call(address, { headers, signal: ending.signal })));
    } catch (error) {
      answers.postMessage({ failure: error instanceof Error ? error.message : String(error) });
    }
    running.delete(ending);
  }
  port.on('message', (made: Call) => void answerTo(made));
  return () => {
    port.close();
    for (const ending of running) ending.abort();
  };
}
