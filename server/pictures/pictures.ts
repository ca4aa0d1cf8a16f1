import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { entities } from '../../src/contract/entities';
import type { EntityField } from '../../src/contract/entity';
import type { AccountLimits } from '../accountLimits';
import { rowsWith } from '../db/queries';
import type { Store, StoreTransaction } from '../db/schema';
import { syncFolder } from '../lib/files';
import type { UploadStorage } from '../storage/uploadStorage';
import { hasLargeShareOfUnknown } from '../db/storeIdentity';

/** Columns that may refer to a picture: avatars, published content, drafts, unsaved ones, earlier versions. */
const referencingColumns: [table: string, columns: string[]][] = [
  ['account', ['avatar']],
  ['contentItem', ['values']],
  ['contentRevision', ['values']],
  ['contentDraft', ['fields']],
  ['contentDraftVersion', ['values']],
  ...Object.entries(entities).map(([area, fields]): [string, string[]] => [
    area,
    Object.entries<EntityField>(fields)
      .filter(([, { kind }]) => kind === 'link' || kind === 'rich')
      .map(([name]) => name),
  ]),
];

/** Whether anything in the store refers to a picture. */
async function isPictureUsed(db: Store, id: string): Promise<boolean> {
  for (const [table, columns] of referencingColumns) {
    if (columns.length === 0) continue;
    const row = await db
      .selectFrom(table as 'contentItem')
      .select((eb) => eb.lit(1).as('found'))
      .where((eb) => eb.or(columns.map((column) => eb(column as 'values', 'like', `%/profile/uploads/${id}/%`))))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Uploads older than a day have been aborted; a folder without a row is kept longer, in case the database is restored.
 */
const incomingMs = day;
const strayMs = 30 * day;

async function removeOld(folder: string, names: string[], oldMs: number): Promise<void> {
  for (const name of names) {
    const place = path.join(folder, name);
    const { mtimeMs } = await fs.stat(place);
    if (Date.now() - mtimeMs > oldMs) await fs.rm(place, { recursive: true, force: true });
  }
}

/**
 * Deletes leftovers of a crash: partial uploads, and pictures without a row. If those are a large share, the database
 * is probably the wrong one, and nothing is deleted.
 */
async function removeStrayPictures(db: Store, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const incoming = path.join(folder, 'incoming');
  if (existsSync(incoming)) await removeOld(incoming, await fs.readdir(incoming), incomingMs);
  const folders = (await fs.readdir(folder)).filter((name) => /^[0-9a-f]{32}$/.test(name));
  const known = new Set((await db.selectFrom('picture').select('fdId').execute()).map(({ fdId }) => fdId));
  const strays = folders.filter((id) => !known.has(id));
  if (!hasLargeShareOfUnknown(strays.length, folders.length)) await removeOld(folder, strays, strayMs);
}

/** What is stored of an upload: a picture in its sizes, or a document, which has no width and height. */
export interface UploadedFiles {
  width: number;
  height: number;
  /** Extension of the file that its address names. */
  format: string;
  files: { name: string; content: Buffer }[];
}

/** A stored upload, whose row is still missing. */
export type StoredUpload<Upload extends UploadedFiles> = Omit<Upload, 'files'> & {
  id: string;
  /** Total bytes of its files. */
  size: number;
};

/**
 * Uploaded pictures and documents of content: `uploads/<id>` in the storage, with a file per size and format, and a row.
 * A folder is complete and synced before its row is written.
 */
export class Pictures {
  readonly #folder: string;

  constructor(
    private readonly db: Store,
    private readonly storage: UploadStorage,
    private readonly limits: Pick<AccountLimits, 'unclaimedUploadMs' | 'clocksDifferMs'>,
    private readonly now: () => number,
  ) {
    this.#folder = storage.pathOf('uploads');
  }

  /** Stores an upload's files, all or none. @returns its id, 128 random bits in hex, and metadata */
  async store<Upload extends UploadedFiles>({ files, ...facts }: Upload): Promise<StoredUpload<Upload>> {
    return this.storage.withTemporaryPath('uploads', async (coming) => {
      const id = path.basename(coming);
      await fs.mkdir(coming, { mode: 0o700 });
      for (const { name, content } of files) {
        await fs.writeFile(path.join(coming, name), content, { mode: 0o600, flush: true });
      }
      await syncFolder(coming);
      for (const { name } of files) await this.storage.put(`uploads/${id}/${name}`, path.join(coming, name));
      await fs.rename(coming, path.join(this.#folder, id));
      await syncFolder(this.#folder);
      return { ...facts, id, size: files.reduce((sum, { content }) => sum + content.length, 0) };
    });
  }

  /** Inserts the row of a stored upload. */
  async insert(
    trx: StoreTransaction,
    accountId: string,
    fileName: string,
    { id, ...facts }: StoredUpload<UploadedFiles>,
  ): Promise<void> {
    const row = { fdId: id, accountId, fileName, ...facts, createdAt: this.now(), used: '0' };
    await trx.insertInto('picture').values(row).execute();
  }

  /** Name under which a document was uploaded; undefined if there is none. */
  async nameOf(id: string, format: string): Promise<string | undefined> {
    const document = rowsWith(this.db, 'picture', { fdId: id, format }).select('fileName');
    return (await document.executeTakeFirst())?.fileName;
  }

  /** Path of one of an upload's files. */
  fileOf = (id: string, name: string): string => path.join(this.#folder, id, name);

  /** Fetches a known upload's files, if they are elsewhere. */
  async fetch(id: string): Promise<void> {
    if (this.storage.bucket === null || existsSync(this.fileOf(id, ''))) return;
    const known = this.db.selectFrom('picture').select('fdId').where('fdId', '=', id);
    if (await known.executeTakeFirst()) await this.storage.fetch(`uploads/${id}`);
  }

  /** Deletes pictures with their files. */
  async remove(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.db.deleteFrom('picture').where('fdId', 'in', ids).execute();
    for (const id of ids) await this.storage.remove(`uploads/${id}`);
  }

  /** Deletes pictures that were never used, and leftovers of a crash. */
  async purge(): Promise<void> {
    const now = this.now();
    // Timestamps from a clock that was ahead are reset to now.
    await this.db
      .updateTable('picture')
      .set({ createdAt: now })
      .where('used', '=', '0')
      .where('createdAt', '>', now + this.limits.clocksDifferMs)
      .execute();
    const waiting = await this.db
      .selectFrom('picture')
      .select('fdId')
      .where('used', '=', '0')
      .where('createdAt', '<=', now - this.limits.unclaimedUploadMs)
      .execute();
    for (const { fdId } of waiting) {
      if (!(await isPictureUsed(this.db, fdId))) await this.remove([fdId]);
      else await this.db.updateTable('picture').set({ used: '1' }).where('fdId', '=', fdId).execute();
    }
    await removeStrayPictures(this.db, this.#folder);
  }
}
