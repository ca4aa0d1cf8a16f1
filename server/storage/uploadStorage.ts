import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { StorageSettings } from '../lib/storageSettings';
import { Bucket } from './bucket';

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
