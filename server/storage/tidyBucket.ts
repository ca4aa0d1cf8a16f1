import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hasLargeShareOfUnknown } from '../db/attachmentFolder';
import type { Store } from '../db/schema';
import { isUploadName, type Bucket } from './bucket';
import type { UploadStorage } from './uploadStorage';

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
