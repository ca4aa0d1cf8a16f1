import fs from 'node:fs';
import { sql } from 'kysely';
import { makePrivateFile } from '../lib/privateFiles';
import { syncFolder } from '../lib/syncFolder';
import { embeddedFile } from './embedded';
import type { Store } from './schema';

/** Backup of a data folder's store before a migration. */
export const copyBefore = (dataDir: string, step: string): string => `${embeddedFile(dataDir)}.before-${step}`;

/** Writes one consistent moment of the embedded store into a file, synced; others may write meanwhile. */
export async function copyStore(db: Store, file: string): Promise<void> {
  fs.rmSync(file, { force: true });
  makePrivateFile(file);
  // Into an existing empty file, which has private permissions already.
  await sql`vacuum into ${file}`.execute(db);
  const handle = fs.openSync(file, 'r+');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

/**
 * Backs up the embedded store beside its file, since migrations cannot be reverted. An older backup for the same
 * migration is replaced: the migration was not made then, and the store has been in use since.
 */
export async function copyBeforeUpgrade(db: Store, dataDir: string, step: string): Promise<string> {
  const file = copyBefore(dataDir, step);
  const coming = `${file}.new`;
  await copyStore(db, coming);
  fs.renameSync(coming, file);
  await syncFolder(dataDir);
  return file;
}
