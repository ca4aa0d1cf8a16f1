import path from 'node:path';
import { StoreUnavailableError, serviceUnavailable } from '../lib/errors';
import { RequestThread, type Failure } from '../lib/requestThread';
import type { FilterRequest, FilterRequests } from './filterWorker';

type Rest<Arguments extends unknown[]> = Arguments extends [string, ...infer Others] ? Others : never;

/** A thread that holds the rows of lists and works on them. */
export class FilterThread extends RequestThread<FilterRequest, unknown> {
  constructor() {
    const extension = path.extname(__filename);
    // The server runs compiled, or from its sources, which a thread of its own cannot read.
    const execArgv = extension === '.ts' ? ['--require', 'esbuild-register'] : [];
    super(path.join(__dirname, `filterWorker${extension}`), { execArgv });
  }

  protected failed({ message, stack }: Failure): Error {
    return Object.assign(new Error(message), { stack });
  }

  protected ended(cause: Failure = new Error('the thread of the filters has ended')): StoreUnavailableError {
    return new StoreUnavailableError(cause);
  }

  /** @throws StoreUnavailableError when the thread ends before it answers */
  call<Name extends keyof FilterRequests>(name: Name, list: string, ...args: Rest<Parameters<FilterRequests[Name]>>) {
    return this.ask({ name, list, args }) as Promise<ReturnType<FilterRequests[Name]>>;
  }

  close(): Promise<void> {
    return this.end();
  }
}

/** The one thread of a server: it starts with the first list that is filtered, and again after it has died. */
export class FilterThreads {
  #thread: FilterThread | null = null;
  #isClosed = false;

  /** @throws StatusError once the server closes */
  running(): FilterThread {
    if (this.#isClosed) throw serviceUnavailable();
    if (!this.#thread || this.#thread.isOver) this.#thread = new FilterThread();
    return this.#thread;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.close();
  }
}
