import type { MessagePort } from 'node:worker_threads';

/** Starts a call; without an address it aborts the one with this id. */
interface CallMessage {
  id: number;
  address?: string;
  headers?: Record<string, string>;
}

/** A response on its way between threads. */
interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string | null;
  redirectedTo?: string;
}

type AnswerMessage = { id: number } & ({ answer: Answer } | { failure: string });

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
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
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.on('message', (message: AnswerMessage) => {
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if ('answer' in message) call?.resolve(message.answer);
    else call?.reject(new TypeError(message.failure));
  });
  return async (input, init) => {
    const signal = init?.signal;
    signal?.throwIfAborted();
    const id = (last += 1);
    const answer = new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      const headers = init?.headers as Record<string, string>;
      port.postMessage({ id, address: String(input), headers } satisfies CallMessage);
    });
    const abort = () => {
      port.postMessage({ id } satisfies CallMessage);
      waiting.get(id)?.reject(signal?.reason);
      waiting.delete(id);
    };
    signal?.addEventListener('abort', abort);
    try {
      return responseOf(await answer);
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };
}

/**
 * Makes the calls of the thread at the other end of a port.
 * @returns ends it: closes the port, and aborts calls under way
 */
export function answerCalls(port: MessagePort, call: typeof fetch): () => void {
  const running = new Map<number, AbortController>();
  async function answerTo({ id, address, headers }: CallMessage): Promise<void> {
    if (address === undefined) return running.get(id)?.abort();
    const ending = new AbortController();
    running.set(id, ending);
    let message: AnswerMessage;
    try {
      message = { id, answer: await answerOf(await call(address, { headers, signal: ending.signal })) };
    } catch (error) {
      message = { id, failure: error instanceof Error ? error.message : String(error) };
    }
    running.delete(id);
    port.postMessage(message);
  }
  port.on('message', (message: CallMessage) => void answerTo(message));
  return () => {
    port.close();
    for (const ending of running.values()) ending.abort();
  };
}
