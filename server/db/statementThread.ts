import path from 'node:path';
import { RequestThread, type Failure } from '../lib/requestThread';

/** How a thread opens its connection. */
export interface ConnectionSettings {
  file: string;
  /** How long a statement waits for another process's lock; only this thread waits with it. */
  busyMs: number;
  pragmas: string[];
  /** Pragmas before it closes; one that fails is let be. */
  atClose: string[];
}

interface Statement {
  sql: string;
  parameters: readonly unknown[];
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

/** A connection to the embedded database on a thread of its own. Statements are answered in the order they come. */
export class StatementThread extends RequestThread<Statement | 'close', StatementResult> {
  constructor(settings: ConnectionSettings) {
    super(path.join(__dirname, 'statementWorker.js'), { workerData: settings, execArgv: [] });
  }

  protected failed({ message, code }: Failure): EmbeddedError {
    return new EmbeddedError(message, code);
  }

  protected ended(cause: Failure = { message: 'the thread of the database has ended', code: 'SQLITE_IOERR' }) {
    return this.failed(cause);
  }

  /** @throws EmbeddedError as the engine says it. */
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return this.ask({ sql, parameters });
  }

  /** Closes the connection after what is under way. */
  close(): Promise<void> {
    return this.end('close');
  }
}
