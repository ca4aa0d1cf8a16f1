import path from 'node:path';
import { parentPort, type ResourceLimits } from 'node:worker_threads';
import { serviceUnavailable } from './errors';
import { RequestThread, type Failure, type Reply } from './requestThread';

/** The functions of a thread that others call, by name. */
type Functions = Record<string, (...args: never[]) => unknown>;

interface CallBounds extends ResourceLimits {
  maxMs?: number;
}

interface Call {
  name: string;
  args: unknown[];
}

/** A thread that runs functions of a module by name, one after the other. */
export abstract class CallThread<Called extends Functions> extends RequestThread<Call, unknown> {
  readonly #maxMs: number | undefined;

  /**
   * @param module its path, without an extension
   * @param bounds how long a call may take, ms, before the thread is ended, and how much memory it may have
   */
  constructor(module: string, { maxMs, ...resourceLimits }: CallBounds = {}) {
    const extension = path.extname(__filename);
    // The server runs compiled, or from its sources, which a thread of its own cannot read.
    const execArgv = extension === '.ts' ? ['--require', 'esbuild-register'] : [];
    super(`${module}${extension}`, { execArgv, resourceLimits });
    this.#maxMs = maxMs;
  }

  protected failed({ message, ...rest }: Failure): Error {
    return Object.assign(new Error(message), rest);
  }

  async call<Name extends keyof Called & string>(name: Name, ...args: Parameters<Called[Name]>) {
    const timer = this.#maxMs === undefined ? undefined : setTimeout(() => void this.end(), this.#maxMs).unref();
    try {
      return (await this.ask({ name, args })) as Awaited<ReturnType<Called[Name]>>;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    return this.end();
  }
}

/** The one thread of its kind in a server: it starts when it is needed first, and again after it has died. */
export class RestartingThread<Thread extends Pick<CallThread<Functions>, 'isOver' | 'close'>> {
  #thread: Thread | null = null;
  #isClosed = false;

  constructor(private readonly start: () => Thread) {}

  /** @throws StatusError once the server closes */
  running(): Thread {
    if (this.#isClosed) throw serviceUnavailable();
    if (!this.#thread || this.#thread.isOver) this.#thread = this.start();
    return this.#thread;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.close();
  }
}

/** Answers the calls to a thread, in its module. */
export function answerCalls(functions: Functions): void {
  const send = (reply: Reply<unknown>) => parentPort!.postMessage(reply);
  const answer = async ({ name, args }: Call) => {
    try {
      // It throws, too, for what cannot be copied.
      send({ answer: await functions[name]!(...(args as never[])) });
    } catch (error) {
      const { message, stack, code } = error as NodeJS.ErrnoException;
      send({ failure: { message, stack, code } });
    }
  };
  let last = Promise.resolve();
  parentPort!.on('message', (call: Call) => {
    last = last.then(() => answer(call));
  });
}
