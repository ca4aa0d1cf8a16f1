import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountLimits } from '../accountLimits';
import { countOf } from '../db/queries';
import type { Row, Store, StoreTransaction } from '../db/schema';
import { BusinessError, StoreUnavailableError } from '../lib/errors';
import { messages } from '../lib/messages';
import { syncFolder } from '../lib/files';
import { attachmentFolder, hasLargeShareOfUnknown, listAttachmentFiles } from '../db/storeIdentity';
import type { UploadStorage } from '../storage/uploadStorage';
import { maxAttachments } from '../../src/contract/attachment';

/** Path of an uploaded file; only its owner can open it. */
export const attachmentUrl = (attId: string): string => `/profile/upload/${attId}`;

/** An accepted upload, still in the temporary folder. */
type NewAttachment = Pick<Row<'attachment'>, 'accountId' | 'attKey' | 'fileName' | 'sha256'> & { size: number };

const nameOf = (attId: string): string => `attachments/${attId}`;

/**
 * Uploaded files: `attachments/<attId>` in the storage without an extension, one row each. A file is complete and
 * synced before its row is written; files without a row are left over from a crash.
 */
export class Attachments {
  readonly #folder: string;
  readonly #incoming: string;
  readonly #quarantine: string;

  constructor(
    private readonly db: Store,
    private readonly storage: UploadStorage,
    private readonly limits: Pick<AccountLimits, 'unclaimedUploadMs' | 'quarantineMs' | 'clocksDifferMs'>,
    private readonly now: () => number,
  ) {
    const { dataDir } = storage;
    this.#folder = attachmentFolder(dataDir);
    this.#incoming = path.join(this.#folder, 'incoming');
    this.#quarantine = path.join(dataDir, 'quarantine');
  }

  /** Stores a received file. @returns its attId, 128 random bits in hex */
  async store(received: string): Promise<string> {
    const attId = randomBytes(16).toString('hex');
    await this.storage.put(nameOf(attId), received);
    await fs.rename(received, this.#pathOf(attId));
    await syncFolder(this.#folder);
    return attId;
  }

  /**
   * Inserts the row of a stored file.
   * @throws BusinessError if the account would keep more bytes than allowed
   */
  async insert(trx: StoreTransaction, attId: string, attachment: NewAttachment, maxBytes: number): Promise<void> {
    const { accountId, size } = attachment;
    // Locks the account's row, so that concurrent uploads are counted one after the other.
    await trx
      .updateTable('account')
      .set((row) => ({ status: row.ref('status') }))
      .where('fdId', '=', accountId)
      .execute();
    const { kept } = await trx
      .selectFrom('attachment')
      .select(({ fn }) => fn.sum('size').as('kept'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(kept ?? 0) + size > maxBytes) throw new BusinessError(messages.tooManyBytes);
    const row = { attId, ...attachment, createdAt: this.now(), applicationId: null };
    await trx.insertInto('attachment').values(row).execute();
  }

  /**
   * Deletes a stored file whose insert failed, if its row certainly does not exist; otherwise it is left for the next
   * sweep.
   */
  async discardAfterFailure(failure: unknown, attId: string): Promise<void> {
    // If the connection was lost at the commit, the outcome is unknown.
    if (failure instanceof StoreUnavailableError) return;
    try {
      if (!(await this.#isInserted(attId))) await this.remove(attId);
    } catch {
      // If the check fails, the outcome is unknown as well.
    }
  }

  async #isInserted(attId: string): Promise<boolean> {
    const row = await this.db.selectFrom('attachment').select('attId').where('attId', '=', attId).executeTakeFirst();
    return row !== undefined;
  }

  /** Opens a stored file; null if it is missing. */
  async open(attId: string): Promise<fs.FileHandle | null> {
    await this.storage.fetch(nameOf(attId));
    return fs.open(this.#pathOf(attId)).catch(() => null);
  }

  /** Deletes a stored file. */
  remove = (attId: string): Promise<void> => this.storage.remove(nameOf(attId));

  #pathOf = (attId: string): string => path.join(this.#folder, attId);

  /** Number of an account's uploads that no application has claimed. */
  countUnclaimed(accountId: string): Promise<number> {
    const own = this.db.selectFrom('attachment').where('accountId', '=', accountId);
    return countOf(own.where('applicationId', 'is', null));
  }

  /** An account's own upload, or null. */
  async findOwn(attId: string, accountId: string): Promise<{ attId: string; fileName: string; size: number } | null> {
    const row = await this.db
      .selectFrom('attachment')
      .select(['attId', 'fileName', 'size'])
      .where('attId', '=', attId)
      .where('accountId', '=', accountId)
      .executeTakeFirst();
    return row ? { ...row, size: Number(row.size) } : null;
  }

  /** The first upload of a kind in one of the account's own applications, or null. */
  async findInApplication(applicationId: string, attKey: string, accountId: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('attachment')
      .select('attId')
      .where('applicationId', '=', applicationId)
      .where('attKey', '=', attKey)
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .executeTakeFirst();
    return row?.attId ?? null;
  }

  /** Deletes unclaimed uploads that are too old, and expired files in quarantine. */
  async purge(): Promise<void> {
    const now = this.now();
    // Timestamps from a clock that was ahead are reset to now.
    await this.db
      .updateTable('attachment')
      .set({ createdAt: now })
      .where('applicationId', 'is', null)
      .where('createdAt', '>', now + this.limits.clocksDifferMs)
      .execute();
    const old = await this.db
      .deleteFrom('attachment')
      .where('applicationId', 'is', null)
      .where('createdAt', '<=', now - this.limits.unclaimedUploadMs)
      .returning('attId')
      .execute();
    for (const { attId } of old) await this.remove(attId);
    await this.#emptyQuarantine();
  }

  /**
   * Moves the leftovers of a crash (partial files and files without a row) into quarantine, and restores quarantined
   * files that have a row again.
   * @param youngMs files younger than this may belong to another server that shares the folder
   * @returns number of files quarantined and restored
   * @throws Error without moving anything if so many files are unknown that the database must be the wrong one
   */
  async sweep(youngMs: number): Promise<{ quarantined: number; broughtBack: number }> {
    await fs.mkdir(this.#incoming, { recursive: true, mode: 0o700 });
    const rows = await this.db.selectFrom('attachment').select('attId').execute();
    const known = new Set(rows.map(({ attId }) => attId));
    const stored = listAttachmentFiles(this.storage.dataDir);
    const orphans = stored.filter((name) => !known.has(name));
    if (hasLargeShareOfUnknown(orphans.length, stored.length)) {
      throw new Error(
        `${orphans.length} of ${stored.length} attachments are unknown to the database: nothing was moved to quarantine`,
      );
    }
    const partials = await fs.readdir(this.#incoming);
    const files = [...orphans.map(this.#pathOf), ...partials.map((name) => path.join(this.#incoming, name))];
    let quarantined = 0;
    for (const file of files) if (await this.#quarantineFile(file, youngMs)) quarantined += 1;
    return { quarantined, broughtBack: await this.#bringBack(known) };
  }

  /** Deletes expired files in quarantine. */
  async #emptyQuarantine(): Promise<void> {
    for (const { name, file } of await this.#quarantinedFiles()) {
      if (this.now() - Date.parse(path.basename(path.dirname(file))) <= this.limits.quarantineMs) continue;
      if (!(await this.#isInserted(name))) await fs.rm(file, { force: true });
      await fs.rmdir(path.dirname(file)).catch(() => undefined);
    }
  }

  async #quarantineFile(file: string, youngMs: number): Promise<boolean> {
    const { mtimeMs } = await fs.stat(file);
    if (Date.now() - mtimeMs < youngMs) return false;
    const folder = path.join(this.#quarantine, new Date(this.now()).toISOString().slice(0, 10));
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await fs.rename(file, path.join(folder, path.basename(file)));
    return true;
  }

  /** Files quarantined under a wrong database have rows again under the right one. */
  async #bringBack(known: ReadonlySet<string>): Promise<number> {
    let count = 0;
    for (const { name, file } of await this.#quarantinedFiles()) {
      if (!known.has(name) || existsSync(this.#pathOf(name))) continue;
      await fs.rename(file, this.#pathOf(name));
      count += 1;
    }
    return count;
  }

  /** All files in quarantine, which has a folder per day. */
  async #quarantinedFiles(): Promise<{ name: string; file: string }[]> {
    const days = existsSync(this.#quarantine) ? await fs.readdir(this.#quarantine) : [];
    const files = days
      .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))
      .map(async (day) => {
        const folder = path.join(this.#quarantine, day);
        return (await fs.readdir(folder)).map((name) => ({ name, file: path.join(folder, name) }));
      });
    return (await Promise.all(files)).flat();
  }
}

/** Files younger than this, in ms, may still be being written by another server. */
const othersWriteMs = 60 * 60 * 1000;

/**
 * Cleans up after a crash; anything suspicious is logged for the operator and does not stop the portal.
 * @param isAlone whether no other server writes to the folder
 */
export async function sweepAtStart(attachments: Attachments, isAlone: boolean, log: FastifyBaseLogger): Promise<void> {
  try {
    const swept = await attachments.sweep(isAlone ? 0 : othersWriteMs);
    if (swept.quarantined > 0) log.warn(swept, 'moved leftovers of a crash to quarantine');
    else if (swept.broughtBack > 0) log.warn(swept, 'restored uploads from quarantine');
  } catch (error) {
    log.error({ err: error }, 'cleaning up the attachments failed');
  }
}

/** Field of a project application that lists its attachments; it ends in the attKey of their uploads. */
export const applicationKey = 'attKey_projectApplyInfoAtt';

const unknown = '附件不存在或已失效，请重新上传';

/** Parses comma-separated ids. @throws BusinessError for malformed ids, or too many */
export function readAttachmentIds(joined: string): string[] {
  const ids = [...new Set(joined.split(',').map((id) => id.trim()))].filter(Boolean);
  if (ids.length > maxAttachments) throw new BusinessError(`附件不能超过${maxAttachments}个`);
  if (ids.some((id) => !/^[0-9a-f]{32}$/.test(id))) throw new BusinessError(unknown);
  return ids;
}

/**
 * Assigns a company's uploads to its application, which lists them in the order of their ids.
 * @throws BusinessError if one is unknown, someone else's or already in another application
 */
export async function claimAttachments(
  trx: StoreTransaction,
  accountId: string,
  applicationId: string,
  ids: string[],
  now: number,
): Promise<void> {
  for (const [place, attId] of ids.entries()) {
    const claimed = await trx
      .updateTable('attachment')
      // Lists are sorted by this time, and uploads end in any order.
      .set({ applicationId, createdAt: now + place })
      .where('attId', '=', attId)
      .where('accountId', '=', accountId)
      .where('attKey', '=', applicationKey.replace('attKey_', ''))
      .where('applicationId', 'is', null)
      .returning('attId')
      .executeTakeFirst();
    if (!claimed) throw new BusinessError(unknown);
  }
}
