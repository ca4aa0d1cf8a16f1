import fs from 'node:fs';
import { sql } from 'kysely';
import { makePrivateFile } from '../lib/privateFiles';
import { syncFolder } from '../lib/syncFolder';
import { embeddedFile } from './embedded';
import type { Store } from './schema';

/** The copy of a data folder's store as it was before a step. */
export const copyBefore = (dataDir: string, step: string): string => `${embeddedFile(dataDir)}.before-${step}`;

/**
 * Copies the embedded store as it is, beside its file: no step of the schema is ever taken back. A copy from before the
 * same step is replaced: the step was not made then, and the store has been in use since.
 */
export async function copyBeforeUpgrade(db: Store, dataDir: string, step: string): Promise<string> {
  const file = copyBefore(dataDir, step);
  const coming = `${file}.new`;
  fs.rmSync(coming, { force: true });
  makePrivateFile(coming);
  // Into an empty file, which has its rights already.
  await sql`vacuum into ${coming}`.execute(db);
  const handle = fs.openSync(coming, 'r+');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
  fs.renameSync(coming, file);
  await syncFolder(dataDir);
  return file;
}
