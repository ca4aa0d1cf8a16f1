import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely';
import fs from 'node:fs';
import { makePrivateFile, makePrivateFolder } from '../lib/files';

/** How a thread opens its connection. */
interface ConnectionSettings {
  file: string;
  /** How long a statement waits for another process's lock; only this thread waits with it. */
  busyMs: number;
  pragmas: string[];
  /** Pragmas before it closes; one that fails is let be. */
  atClose: string[];
}

/** What a statement came to; without a number of rows if it answers rows. */
type StatementResult = QueryResult<Record<string, unknown>>;

/** A failure of the embedded engine, with its code, e.g. `SQLITE_BUSY`. */
class EmbeddedError extends Error {
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
class StatementThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #failure: EmbeddedError | null = null;

  constructor(settings: ConnectionSettings) {
    this.#worker = new Worker(path.join(__dirname, 'statementWorker.js'), { workerData: settings, execArgv: [] });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', ({ message, code }: NodeJS.ErrnoException) => {
      this.#failure = new EmbeddedError(message, code);
    });
    this.#worker.once('exit', () => {
      this.#failure ??= new EmbeddedError('the thread of the database has ended', 'SQLITE_IOERR');
      for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
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
    await new Promise((resolve) => this.#worker.once('exit', resolve));
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if ('answer' in reply) return waiting?.resolve(reply.answer);
    const error = new EmbeddedError(reply.failure.message, reply.failure.code);
    waiting?.reject(error);
    if (!error.code?.startsWith('SQLITE_BUSY')) return;
    // The engine leaves the statement unfinished: this connection would commit nothing from now on.
    this.#failure = error;
    void this.#worker.terminate();
  }
}

/** Maximum reader threads; started on demand. */
const maxReaders = 3;

/** Only statements that begin with select certainly write nothing. */
const isRead = (sql: string) => /^\s*select\b/i.test(sql);

/** Hands out a resource in FIFO order. */
class Pool<Resource> {
  readonly #free: Resource[] = [];
  readonly #waiting: ((right: Resource) => void)[] = [];

  take(): Resource | Promise<Resource> {
    return this.#free.pop() ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  get hasFree(): boolean {
    return this.#free.length > 0;
  }

  give(right: Resource): void {
    const next = this.#waiting.shift();
    if (next) next(right);
    else this.#free.push(right);
  }
}

/** The threads of the embedded database: one writer, several readers (WAL). */
class Threads {
  readonly #readers = new Pool<StatementThread>();
  readonly #writing = new Pool<'write'>();
  #all: StatementThread[] = [];
  #writer: StatementThread;
  #started = 0;

  constructor(private readonly settings: ConnectionSettings) {
    this.#writer = this.#start(settings);
    this.#writing.give('write');
  }

  async read(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    let reader = await this.#takeReader();
    try {
      if (reader.isOver) reader = this.#startReader();
      return await reader.run(sql, parameters);
    } finally {
      this.#readers.give(reader);
    }
  }

  /** Waits for the write lock; call `endWriting` afterwards. */
  async beginWriting(): Promise<void> {
    await this.#writing.take();
    if (this.#writer.isOver) this.#writer = this.#start(this.settings);
  }

  write(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return this.#writer.run(sql, parameters);
  }

  endWriting(): void {
    this.#writing.give('write');
  }

  /** The writer closes last, when nobody reads from the WAL any more. */
  async close(): Promise<void> {
    await Promise.all(this.#all.filter((thread) => thread !== this.#writer).map((thread) => thread.close()));
    await this.#writer.close();
  }

  #takeReader(): StatementThread | Promise<StatementThread> {
    if (this.#readers.hasFree || this.#started === maxReaders) return this.#readers.take();
    this.#started += 1;
    return this.#startReader();
  }

  #startReader(): StatementThread {
    return this.#start({ ...this.settings, pragmas: [...this.settings.pragmas, 'query_only = ON'], atClose: [] });
  }

  #start(settings: ConnectionSettings): StatementThread {
    const thread = new StatementThread(settings);
    this.#all = [...this.#all.filter(({ isOver }) => !isOver), thread];
    return thread;
  }
}

/** A connection for Kysely; each statement is routed to a reader or the writer. */
class EmbeddedConnection implements DatabaseConnection {
  #inTransaction = false;

  constructor(private readonly threads: Threads) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.#run(query)) as QueryResult<Row>;
  }

  async #run({ sql, parameters }: CompiledQuery): Promise<StatementResult> {
    if (this.#inTransaction) return this.threads.write(sql, parameters);
    if (isRead(sql)) return this.threads.read(sql, parameters);
    await this.threads.beginWriting();
    try {
      return await this.threads.write(sql, parameters);
    } finally {
      this.threads.endWriting();
    }
  }

  /** Takes the write lock at the start: a transaction that began as a reader could not be upgraded later. */
  async begin(): Promise<void> {
    await this.threads.beginWriting();
    try {
      await this.threads.write('begin immediate', []);
      this.#inTransaction = true;
    } catch (error) {
      this.threads.endWriting();
      throw error;
    }
  }

  async commit(): Promise<void> {
    // After a failure Kysely rolls back, which releases the lock.
    await this.threads.write('commit', []);
    this.#leave();
  }

  async rollback(): Promise<void> {
    // The engine may have rolled back already, or be gone; the earlier error is more useful.
    await this.threads.write('rollback', []).catch(() => undefined);
    this.#leave();
  }

  #leave(): void {
    this.#inTransaction = false;
    this.threads.endWriting();
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded engine does not stream results: read in pages');
  }
}

/** Kysely's driver for the embedded engine. */
function createDriver(settings: ConnectionSettings): Driver {
  const threads = new Threads(settings);
  return {
    init: async () => undefined,
    acquireConnection: async () => new EmbeddedConnection(threads),
    beginTransaction: (connection: EmbeddedConnection) => connection.begin(),
    commitTransaction: (connection: EmbeddedConnection) => connection.commit(),
    rollbackTransaction: (connection: EmbeddedConnection) => connection.rollback(),
    releaseConnection: async () => undefined,
    destroy: () => threads.close(),
  };
}

/** SQLite's changes of the schema are part of a transaction, which Kysely does not make use of. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Database file of the embedded engine. */
export const embeddedFile = (dataDir: string): string => path.join(dataDir, 'portal.db');

/**
 * The embedded engine: `portal.db` in the data folder, synced to disk before a write is acknowledged. Statements run on
 * worker threads.
 */
export function embeddedDialect(dataDir: string): Dialect {
  makePrivateFolder(dataDir);
  const file = embeddedFile(dataDir);
  // The WAL takes its permissions from the file, unless an earlier version created it.
  makePrivateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (fs.existsSync(beside)) makePrivateFile(beside);
  const settings = {
    file,
    busyMs: 5000,
    pragmas: ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'foreign_keys = ON'],
    // The engine leaves its WAL beside the file when it closes; after a checkpoint the file alone is the whole store.
    atClose: ['wal_checkpoint(TRUNCATE)'],
  };
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createDriver(settings),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
