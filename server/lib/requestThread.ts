import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What is left of an error on its way between threads. */
export interface Failure {
  message: string;
  code?: string;
  stack?: string;
}

/** What a thread sends for each request. */
export type Reply<Answer> = { answer: Answer } | { failure: Failure };

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A thread that works on requests one after the other, and replies in the order in which they came. */
export abstract class RequestThread<Request, Answer> {
  readonly #worker: Worker;
  readonly #waiting: Waiting<Answer>[] = [];
  readonly #ended: Promise<void>;
  #failure: Error | null = null;

  constructor(file: string, options: WorkerOptions) {
    this.#worker = new Worker(file, options);
    this.#worker.on('message', (reply: Reply<Answer>) => this.#settle(reply));
    this.#worker.on('error', (error: Error) => (this.#failure = this.ended(error)));
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#failure ??= this.ended();
        for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
        resolve();
      });
    });
    // A process that waits for no answer may end.
    this.#worker.unref();
  }

  /** The error of a request that failed. */
  protected abstract failed(failure: Failure): Error;

  /** The error of all requests that have no reply when the thread ends. @param cause why it did, if that is known */
  protected abstract ended(cause?: Failure): Error;

  /** Whether the thread is gone; every request fails from then on. */
  get isOver(): boolean {
    return this.#failure !== null;
  }

  protected ask(request: Request): Promise<Answer> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      // First, since it throws for what cannot be copied; a request that was never sent must wait for no reply.
      this.#worker.postMessage(request);
      if (this.#waiting.push({ resolve, reject }) === 1) this.#worker.ref();
    });
  }

  /** Ends the thread: at once, or after what is under way and a last request, upon which it ends itself. */
  protected async end(last?: Request): Promise<void> {
    if (this.#failure) return;
    this.#worker.ref();
    if (last === undefined) await this.#worker.terminate();
    else this.#worker.postMessage(last);
    await this.#ended;
  }

  #settle(reply: Reply<Answer>): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if ('failure' in reply) waiting?.reject(this.failed(reply.failure));
    else waiting?.resolve(reply.answer);
  }
}
