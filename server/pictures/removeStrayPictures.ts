import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hasLargeShareOfUnknown } from '../db/attachmentFolder';
import type { Store } from '../db/schema';

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
export async function removeStrayPictures(db: Store, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const incoming = path.join(folder, 'incoming');
  if (existsSync(incoming)) await removeOld(incoming, await fs.readdir(incoming), incomingMs);
  const kept = (await fs.readdir(folder)).filter((name) => /^[0-9a-f]{32}$/.test(name));
  const known = new Set((await db.selectFrom('picture').select('fdId').execute()).map(({ fdId }) => fdId));
  const strays = kept.filter((id) => !known.has(id));
  if (!hasLargeShareOfUnknown(strays.length, kept.length)) await removeOld(folder, strays, strayMs);
}
