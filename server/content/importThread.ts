import path from 'node:path';
import { CallThread, RestartingThread } from '../lib/callThread';
import { StoreUnavailableError } from '../lib/errors';
import type { Failure } from '../lib/requestThread';
import type { CheckedRow, KnownCategories } from './checkRows';
import type { AreaFile, ImportFunctions } from './importWorker';

/** Rows taken from the thread at a time. */
const batchSize = 500;

/** A thread that reads and checks content files, one at a time: that takes long, and the event loop belongs to visitors. */
class ImportThread extends CallThread<ImportFunctions> {
  constructor() {
    super(path.join(__dirname, 'importWorker'), { maxMs: 50_000, maxOldGenerationSizeMb: 1024 });
  }

  protected ended(cause: Failure = new Error('the thread of the imports has ended')): StoreUnavailableError {
    return new StoreUnavailableError(cause);
  }
}

/** A server's thread for imports. */
export class ImportThreads extends RestartingThread<ImportThread> {
  constructor() {
    super(() => new ImportThread());
  }

  /**
   * Reads and checks a file. Callers wait for each other.
   * @returns the rows as they will be stored, none if the file could not be read, and its errors; null for too many rows
   */
  async checkFile(file: AreaFile, stored: KnownCategories, now: number) {
    const thread = this.running();
    const check = await thread.call('check', file, stored, now);
    if (check === null) return null;
    const rows: CheckedRow[] = [];
    for (let start = 0; start < check.rowCount; start += batchSize)
      rows.push(...(await thread.call('take', batchSize)));
    return { ...check, rows };
  }
}
