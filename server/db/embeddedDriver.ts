import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { StatementThread, type ConnectionSettings, type StatementResult } from './statementThread';

/** Maximum reader threads; started on demand. */
const maxReaders = 3;

/** Only statements that begin with select certainly write nothing. */
const isRead = (sql: string) => /^\s*select\b/i.test(sql);

function toQueryResult<Row>({ rows, changes }: StatementResult): QueryResult<Row> {
  return { rows: rows as Row[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
}

/** Hands out a resource in FIFO order. */
class Pool<Resource> {
  readonly #free: Resource[] = [];
  readonly #waiting: ((right: Resource) => void)[] = [];

  take(): Resource | Promise<Resource> {
    const right = this.#free.pop();
    return right ?? new Promise((resolve) => this.#waiting.push(resolve));
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
  readonly #settings: ConnectionSettings;
  readonly #readers = new Pool<StatementThread>();
  readonly #writing = new Pool<'write'>();
  readonly #all: StatementThread[] = [];
  #writer: StatementThread;
  #started = 0;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
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
    if (this.#writer.isOver) this.#writer = this.#start(this.#settings);
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
    return this.#start({ ...this.#settings, pragmas: [...this.#settings.pragmas, 'query_only = ON'], atClose: [] });
  }

  #start(settings: ConnectionSettings): StatementThread {
    const thread = new StatementThread(settings);
    this.#all.push(thread);
    return thread;
  }
}

/** A connection for Kysely; each statement is routed to a reader or the writer. */
class EmbeddedConnection implements DatabaseConnection {
  #inTransaction = false;

  constructor(private readonly threads: Threads) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return toQueryResult(await this.threads.write(sql, parameters));
    if (isRead(sql)) return toQueryResult(await this.threads.read(sql, parameters));
    await this.threads.beginWriting();
    try {
      return toQueryResult(await this.threads.write(sql, parameters));
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

  // eslint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded engine does not stream results: read in pages');
  }
}

/** Kysely's driver for the embedded engine. */
export class EmbeddedDriver implements Driver {
  readonly #threads: Threads;

  constructor(settings: ConnectionSettings) {
    this.#threads = new Threads(settings);
  }

  async init(): Promise<void> {}

  acquireConnection = async () => new EmbeddedConnection(this.#threads);

  beginTransaction = (connection: EmbeddedConnection) => connection.begin();
  commitTransaction = (connection: EmbeddedConnection) => connection.commit();
  rollbackTransaction = (connection: EmbeddedConnection) => connection.rollback();

  async releaseConnection(): Promise<void> {}

  destroy = () => this.#threads.close();
}
