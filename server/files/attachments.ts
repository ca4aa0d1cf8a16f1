import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { AccountLimits } from '../accounts/accountLimits';
import type { Store, StoreTransaction } from '../db/schema';
import { StoreAwayError } from '../errors';

/** An upload that was found good and waits beside the others. */
export interface NewAttachment {
  accountId: string;
  attKey: string;
  fileName: string;
  size: number;
  sha256: string;
}

/** Makes names in a folder survive a power loss. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Uploaded files: `attachments/<attId>` in the data folder, one without an ending, a row for each. A file is there,
 * whole and synced, before its row is; files without a row are left from a crash.
 */
export class Attachments {
  readonly #folder: string;
  readonly #incoming: string;

  constructor(
    private readonly db: Store,
    dataDir: string,
    private readonly limits: AccountLimits,
    private readonly now: () => number,
  ) {
    this.#folder = path.join(dataDir, 'attachments');
    this.#incoming = path.join(this.#folder, 'incoming');
  }

  /** Path of a new file to receive an upload into. */
  async newPlace(): Promise<string> {
    await fs.mkdir(this.#incoming, { recursive: true, mode: 0o700 });
    return path.join(this.#incoming, randomBytes(16).toString('hex'));
  }

  /** Moves a received file to its place. @returns its attId, 128 random bits in hex. */
  async keep(received: string): Promise<string> {
    const attId = randomBytes(16).toString('hex');
    await fs.rename(received, this.pathOf(attId));
    await syncFolder(this.#folder);
    return attId;
  }

  /** Enters a kept file. */
  async enter(step: StoreTransaction, attId: string, attachment: NewAttachment): Promise<void> {
    const row = { attId, ...attachment, createdAt: this.now(), applicationId: null };
    await step.insertInto('attachment').values(row).execute();
  }

  /** Removes a file that has no row. */
  async discard(file: string): Promise<void> {
    await fs.rm(file, { force: true });
  }

  /** Removes a kept file whose entry failed, if its row is certainly not there; one in doubt stays for the next sweep. */
  async discardAfter(failure: unknown, attId: string): Promise<void> {
    // A connection that was lost at the commit leaves that open.
    if (failure instanceof StoreAwayError) return;
    try {
      if (!(await this.#isEntered(attId))) await this.discard(this.pathOf(attId));
    } catch {
      // What cannot be asked is in doubt too.
    }
  }

  async #isEntered(attId: string): Promise<boolean> {
    const row = await this.db.selectFrom('attachment').select('attId').where('attId', '=', attId).executeTakeFirst();
    return row !== undefined;
  }

  /** Where a file is kept. */
  pathOf = (attId: string): string => path.join(this.#folder, attId);

  /** Uploads of an account that no application has taken. */
  async unclaimed(accountId: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('attachment')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('accountId', '=', accountId)
      .where('applicationId', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Removes uploads that waited too long for their application. */
  async purge(): Promise<void> {
    const old = await this.db
      .deleteFrom('attachment')
      .where('applicationId', 'is', null)
      .where('createdAt', '<=', this.now() - this.limits.unclaimedUploadMs)
      .returning('attId')
      .execute();
    for (const { attId } of old) await this.discard(this.pathOf(attId));
  }

  /**
   * Removes what a crash left: halves, and files without a row.
   * @param youngMs files younger than this may belong to another server that shares the folder.
   * @returns how many.
   */
  async removeOrphans(youngMs: number): Promise<number> {
    await fs.mkdir(this.#incoming, { recursive: true, mode: 0o700 });
    const rows = await this.db.selectFrom('attachment').select('attId').execute();
    const known = new Set(rows.map(({ attId }) => this.pathOf(attId)));
    let removed = 0;
    for (const folder of [this.#folder, this.#incoming]) {
      for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
        const file = path.join(folder, entry.name);
        if (!entry.isFile() || known.has(file)) continue;
        const { mtimeMs } = await fs.stat(file);
        if (Date.now() - mtimeMs < youngMs) continue;
        await this.discard(file);
        removed += 1;
      }
    }
    return removed;
  }
}
