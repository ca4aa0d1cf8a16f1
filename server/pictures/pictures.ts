import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Store, StoreTransaction } from '../db/schema';
import { syncFolder } from '../lib/syncFolder';
import { isPictureUsed } from './isPictureUsed';
import { removeStrayPictures } from './removeStrayPictures';
import type { RenderedPicture } from './renderPicture';

/** A rendered picture, still in the temporary folder. */
export interface KeptPicture extends Omit<RenderedPicture, 'files'> {
  id: string;
  /** Total bytes of its files. */
  size: number;
}

/** Times in ms, from `accountLimits`. */
interface PictureLimits {
  unclaimedUploadMs: number;
}

/**
 * Uploaded pictures: `uploads/<id>` in the data folder, with a file per size and format, and a row. A folder is
 * complete and synced before its row is written.
 */
export class Pictures {
  readonly #folder: string;
  readonly #incoming: string;

  constructor(
    private readonly db: Store,
    dataDir: string,
    private readonly limits: PictureLimits,
    private readonly now: () => number,
  ) {
    this.#folder = path.join(dataDir, 'uploads');
    this.#incoming = path.join(this.#folder, 'incoming');
  }

  /** Path for a new upload. */
  async temporaryPath(): Promise<string> {
    await fs.mkdir(this.#incoming, { recursive: true, mode: 0o700 });
    return path.join(this.#incoming, randomBytes(16).toString('hex'));
  }

  /** Stores a picture's files, all or none. @returns its id, 128 random bits in hex, and metadata */
  async store({ files, ...picture }: RenderedPicture): Promise<KeptPicture> {
    const coming = await this.temporaryPath();
    const id = path.basename(coming);
    try {
      await fs.mkdir(coming, { mode: 0o700 });
      for (const { name, content } of files) {
        await fs.writeFile(path.join(coming, name), content, { mode: 0o600, flush: true });
      }
      await syncFolder(coming);
      await fs.rename(coming, path.join(this.#folder, id));
      await syncFolder(this.#folder);
    } catch (error) {
      await this.discard(coming);
      throw error;
    }
    return { ...picture, id, size: files.reduce((sum, { content }) => sum + content.length, 0) };
  }

  /** Inserts the row of a stored picture. */
  async insert(trx: StoreTransaction, accountId: string, fileName: string, picture: KeptPicture): Promise<void> {
    const { id, ...facts } = picture;
    const row = { fdId: id, accountId, fileName, ...facts, createdAt: this.now(), used: '0' };
    await trx.insertInto('picture').values(row).execute();
  }

  /** Path of one of a picture's files. */
  fileOf = (id: string, name: string): string => path.join(this.#folder, id, name);

  /** Deletes a file or folder without a row. */
  async discard(place: string): Promise<void> {
    await fs.rm(place, { recursive: true, force: true });
  }

  /** Deletes pictures with their files. */
  async remove(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.db.deleteFrom('picture').where('fdId', 'in', ids).execute();
    for (const id of ids) await this.discard(path.join(this.#folder, id));
  }

  /** Deletes pictures that were never used, and leftovers of a crash. */
  async purge(): Promise<void> {
    const waiting = await this.db
      .selectFrom('picture')
      .select('fdId')
      .where('used', '=', '0')
      .where('createdAt', '<=', this.now() - this.limits.unclaimedUploadMs)
      .execute();
    for (const { fdId } of waiting) {
      if (!(await isPictureUsed(this.db, fdId))) await this.remove([fdId]);
      else await this.db.updateTable('picture').set({ used: '1' }).where('fdId', '=', fdId).execute();
    }
    await removeStrayPictures(this.db, this.#folder);
  }
}
