import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** How a thread opens its connection. */
export interface ConnectionSettings {
  file: string;
  /** How long a statement waits for another process's lock; only this thread waits with it. */
  busyMs: number;
  pragmas: string[];
  /** Pragmas before it closes; one that fails is let be. */
  atClose: string[];
}

/** What a statement came to. */
export interface StatementResult {
  rows: Record<string, unknown>[];
  /** Rows written; absent for a statement that answers rows. */
  changes?: number;
}

/** A failure of the embedded engine, with its code, e.g. `SQLITE_BUSY`. */
export class EmbeddedError extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** What the thread sends for each statement. */
type Reply = { answer: StatementResult } | { failure: Pick<EmbeddedError, 'message' | 'code'> };

/** A connection to the embedded database on a thread of its own. Statements are answered in the order they come. */
export class StatementThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  readonly #ended: Promise<void>;
  #failure: EmbeddedError | null = null;

  constructor(settings: ConnectionSettings) {
    this.#worker = new Worker(path.join(__dirname, 'statementWorker.js'), { workerData: settings, execArgv: [] });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', ({ message, code }: NodeJS.ErrnoException) => {
      this.#failure = new EmbeddedError(message, code);
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#failure ??= new EmbeddedError('the thread of the database has ended', 'SQLITE_IOERR');
        for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
        resolve();
      });
    });
    // A process that waits for no answer may end.
    this.#worker.unref();
  }

  /** Whether the thread is gone; every statement fails from then on. */
  get isOver(): boolean {
    return this.#failure !== null;
  }

  /** @throws EmbeddedError as the engine says it. */
  async run(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    if (this.#failure) throw this.#failure;
    return new Promise((resolve, reject) => {
      // First, since it throws for what cannot be copied; a statement that was never sent must wait for no reply.
      this.#worker.postMessage({ sql, parameters });
      if (this.#waiting.push({ resolve, reject }) === 1) this.#worker.ref();
    });
  }

  /** Closes the connection after what is under way. */
  async close(): Promise<void> {
    if (this.#failure) return;
    this.#worker.ref();
    this.#worker.postMessage('close');
    await this.#ended;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if ('failure' in reply) waiting?.reject(new EmbeddedError(reply.failure.message, reply.failure.code));
    else waiting?.resolve(reply.answer);
  }
}
