import path from 'node:path';
import { Piscina } from 'piscina';
import { StoreUnavailableError } from '../lib/errors';
import type { CheckedRow, KnownCategories } from './checkRows';
import type { AreaFile, ImportFunctions } from './importWorker';

const limits = {
  /** Rows taken from the thread at a time. */
  rows: 500,
  /** Time of a call, ms, before the thread is ended. */
  callMs: 50_000,
  /** Heap, MB. */
  heap: 1024,
  /** The thread ends after so long without an import, ms. */
  idleMs: 60_000,
};

/** A server's thread that reads and checks content files, one call at a time: that takes long, and the event loop belongs to visitors. */
export class ImportThreads {
  #pool: Piscina | null = null;
  #isClosed = false;

  /** @throws StoreUnavailableError if the thread dies or takes too long, or the server closes */
  async run<Name extends keyof ImportFunctions>(
    name: Name,
    task: Parameters<ImportFunctions[Name]>[0],
  ): Promise<Awaited<ReturnType<ImportFunctions[Name]>>> {
    try {
      if (this.#isClosed) throw new Error('the server is closing');
      return await (this.#pool ??= this.#start()).run(task, { name, signal: AbortSignal.timeout(limits.callMs) });
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }

  /**
   * Reads and checks a file. Callers wait for each other.
   * @returns the rows as they will be stored, none if the file could not be read, and its errors; null for too many rows
   */
  async checkFile(file: AreaFile, stored: KnownCategories, now: number) {
    const check = await this.run('check', { file, stored, now });
    if (check === null) return null;
    const rows: CheckedRow[] = [];
    for (let start = 0; start < check.rowCount; start += limits.rows)
      rows.push(...(await this.run('take', limits.rows)));
    // Another thread, because the first one has died meanwhile, knows nothing of this file.
    if (rows.length < check.rowCount) throw new StoreUnavailableError(new Error('the thread of the imports has ended'));
    return { ...check, rows };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool?.destroy();
  }

  #start(): Piscina {
    const extension = path.extname(__filename);
    const pool = new Piscina({
      filename: path.join(__dirname, `importWorker${extension}`),
      name: 'check' satisfies keyof ImportFunctions,
      // The server runs compiled, or from its sources, which a thread of its own cannot read.
      execArgv: extension === '.ts' ? ['--require', 'esbuild-register'] : [],
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: limits.idleMs,
      resourceLimits: { maxOldGenerationSizeMb: limits.heap },
      atomics: 'disabled',
      recordTiming: false,
    });
    // The call that it cost has failed with it; without a listener the process would end.
    pool.on('error', () => undefined);
    return pool;
  }
}
