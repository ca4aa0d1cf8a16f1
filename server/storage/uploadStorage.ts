import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { StorageSettings } from '../lib/settings';
import { hasLargeShareOfUnknown } from '../db/storeIdentity';
import type { Store } from '../db/schema';
import { Bucket, isUploadName } from './bucket';

/**
 * Where uploads are kept, by their path in the data folder: `attachments/<attId>`, `uploads/<id>/<file>`. In the folder
 * itself, or in a bucket; then the folder has copies of those that this server received or sent lately.
 */
export class UploadStorage {
  readonly bucket: Bucket | null;
  readonly #fetching = new Map<string, Promise<void>>();
  #removing = Promise.resolve();

  constructor(
    readonly dataDir: string,
    settings: StorageSettings | null,
  ) {
    this.bucket = settings && new Bucket(settings);
  }

  /** Path in the data folder. */
  pathOf = (name: string): string => path.join(this.dataDir, name);

  /** A new path beside the uploads of a kind; the folder's sweep removes what a crash leaves there. */
  async temporaryPath(kind: 'attachments' | 'uploads'): Promise<string> {
    const incoming = path.join(this.dataDir, kind, 'incoming');
    await fs.mkdir(incoming, { recursive: true, mode: 0o700 });
    return path.join(incoming, randomBytes(16).toString('hex'));
  }

  /** Keeps a received file, which is moved into the folder afterwards; before, it must not count as stored. */
  async put(name: string, file: string): Promise<void> {
    await this.bucket?.put(name, file);
  }

  /** Fetches an upload, a file or a folder, unless the folder has it. A missing one is not fetched. */
  async fetch(name: string): Promise<void> {
    if (!this.bucket || existsSync(this.pathOf(name))) return;
    const fetching = this.#fetching.get(name) ?? this.#fetch(name, this.bucket);
    this.#fetching.set(name, fetching);
    await fetching.finally(() => this.#fetching.delete(name));
  }

  async #fetch(name: string, bucket: Bucket): Promise<void> {
    const coming = await this.temporaryPath(name.startsWith('uploads/') ? 'uploads' : 'attachments');
    try {
      if (await fetchAll(bucket, name, coming)) await fs.rename(coming, this.pathOf(name));
    } finally {
      await fs.rm(coming, { recursive: true, force: true });
    }
  }

  /**
   * Deletes an upload without a row. The bucket's objects go later, one upload after the other: nobody waits for a bucket
   * that does not respond, and `tidyBucket` removes what it keeps.
   */
  async remove(name: string): Promise<void> {
    await fs.rm(this.pathOf(name), { recursive: true, force: true });
    const { bucket } = this;
    if (bucket) this.#removing = this.#removing.then(() => removeAll(bucket, name)).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.bucket?.close();
  }
}

async function removeAll(bucket: Bucket, name: string): Promise<void> {
  for await (const object of bucket.list(name)) await bucket.remove(object.name);
}

/** Writes an upload, a file or a folder, to a new place. @returns whether there is such an upload */
export async function fetchAll(bucket: Bucket, name: string, place: string): Promise<boolean> {
  let found = false;
  for await (const object of bucket.list(name)) {
    const file = path.join(place, path.posix.relative(name, object.name));
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    found = (await bucket.get(object.name, file)) || found;
  }
  return found;
}

const day = 24 * 60 * 60 * 1000;

/** Objects and copies without a row are kept in case the database is restored. */
const strayMs = 30 * day;
/** Age at which the folder's other copies are deleted. */
const copyMs = 7 * day;

const idOf = (name: string): string => name.split('/')[1]!;

async function namesIn(dataDir: string, kind: string): Promise<string[]> {
  const names = await fs.readdir(path.join(dataDir, kind), { recursive: true }).catch(() => []);
  return names.map((name) => `${kind}/${name.split(path.sep).join('/')}`).filter(isUploadName);
}

async function tidy(bucket: Bucket, dataDir: string, kind: string, known: ReadonlySet<string>): Promise<void> {
  const copies = await namesIn(dataDir, kind);
  const missing = new Set(copies.filter((name) => known.has(idOf(name))));
  const strays: string[] = [];
  let count = 0;
  for await (const { name, modified } of bucket.list(`${kind}/`)) {
    missing.delete(name);
    count += 1;
    if (!known.has(idOf(name)) && Date.now() - modified > strayMs) strays.push(name);
  }
  // Some may have been deleted meanwhile.
  const isThere = (name: string) => existsSync(path.join(dataDir, name));
  for (const name of missing) if (isThere(name)) await bucket.put(name, path.join(dataDir, name));
  // All copies of an upload, since a picture's sizes are looked for in its folder; also of one that another server deleted.
  const ids = [...new Set(copies.map(idOf))];
  const unknown = ids.filter((id) => !known.has(id)).length;
  const unknownMs = hasLargeShareOfUnknown(unknown, unknown + known.size) ? Infinity : strayMs;
  for (const id of ids.filter((one) => isThere(`${kind}/${one}`))) {
    const copy = path.join(dataDir, kind, id);
    const { mtimeMs } = await fs.stat(copy);
    const isOld = Date.now() - mtimeMs > (known.has(id) ? copyMs : unknownMs);
    if (isOld) await fs.rm(copy, { recursive: true, force: true });
  }
  if (!hasLargeShareOfUnknown(strays.length, count)) for (const name of strays) await bucket.remove(name);
}

/**
 * Brings bucket, folder and database together: stores what only the folder has, as after a restore, and deletes old
 * copies in the folder and old objects without a row. Nothing happens without a bucket.
 */
export async function tidyBucket(db: Store, { bucket, dataDir }: UploadStorage): Promise<void> {
  if (bucket === null) return;
  const attachments = await db.selectFrom('attachment').select('attId').execute();
  await tidy(bucket, dataDir, 'attachments', new Set(attachments.map(({ attId }) => attId)));
  const pictures = await db.selectFrom('picture').select('fdId').execute();
  await tidy(bucket, dataDir, 'uploads', new Set(pictures.map(({ fdId }) => fdId)));
}
