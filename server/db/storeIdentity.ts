import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { countOf } from './queries';
import { embeddedFile } from './embedded';
import { readState, writeState } from './portalState';
import { stepTable } from './migrate';
import type { Store } from './schema';

/** Folder of the uploads in a data folder. */
export const attachmentFolder = (dataDir: string): string => path.join(dataDir, 'attachments');

/** Names (ids) of the stored uploads. */
export function listAttachmentFiles(dataDir: string): string[] {
  const folder = attachmentFolder(dataDir);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** A crash leaves few orphaned files; more than three, and more than a fifth, indicate a wrong database. */
export const hasLargeShareOfUnknown = (unknown: number, all: number): boolean => unknown > 3 && unknown * 5 > all;

/** The data folder and the database do not belong together; the message tells the operator what to do. */
class ForeignStoreError extends Error {}

/** Key of the store's id in `portalState`. */
const key = 'storeId';

const idFile = (dataDir: string) => path.join(dataDir, 'store.id');

/** The id of the store that the folder belongs to; null for a new folder. */
function idInFolder(dataDir: string): string | null {
  const file = idFile(dataDir);
  if (!fs.existsSync(file)) return null;
  const id = fs.readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{32}$/.test(id)) throw new ForeignStoreError(`${file} is damaged: restore it from a backup`);
  return id;
}

const missingTable = (error: unknown) =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === '42P01' || error.message.includes('no such table'));

/** The store's own id; null for a store of an earlier version, or a new one. */
async function idInStore(db: Store): Promise<string | null> {
  try {
    return await readState(db, key);
  } catch (error) {
    if (missingTable(error)) return null;
    throw error;
  }
}

const isEmpty = (file: string) => !fs.existsSync(file) || fs.statSync(file).size === 0;

/**
 * Refuses to create a new database file in a folder that had one. Call it before the engine opens the file, which
 * creates it.
 * @throws ForeignStoreError
 */
export function refuseLostFile(dataDir: string): void {
  const file = embeddedFile(dataDir);
  if (!isEmpty(file) || !isEmpty(`${file}-wal`)) return;
  if (idInFolder(dataDir) === null && listAttachmentFiles(dataDir).length === 0) return;
  throw new ForeignStoreError(
    `the data folder ${dataDir} has been in use, but its portal.db is missing or empty: restore it from a backup, or start with another DATA_DIR`,
  );
}

/** Refuses another program's database file. @throws ForeignStoreError */
export async function refuseOtherPrograms(db: Store, dataDir: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  if (rows.length === 0 || rows.some(({ name }) => name === stepTable || name === 'schemaVersion')) return;
  throw new ForeignStoreError(`${embeddedFile(dataDir)} is not a database of the portal`);
}

/**
 * Refuses a store that the folder does not belong to, before anything is changed in either.
 * @throws ForeignStoreError
 */
export async function refuseForeignStore(db: Store, dataDir: string): Promise<void> {
  const folder = idInFolder(dataDir);
  if (folder === null) return;
  const store = await idInStore(db);
  if (store === folder) return;
  throw new ForeignStoreError(
    `the data folder ${dataDir} belongs to another database (${folder}, this one ${store ?? 'has no id'}): check DATA_DIR and DATABASE_URL`,
  );
}

/**
 * Refuses a new folder for a store that has attachments: those are in another folder. Call it before anything is
 * changed in either.
 * @throws ForeignStoreError
 */
export async function refuseEmptyFolder(db: Store, dataDir: string): Promise<void> {
  if (idInFolder(dataDir) !== null || listAttachmentFiles(dataDir).length > 0) return;
  const id = await idInStore(db);
  if (id === null) return;
  const count = await countOf(db.selectFrom('attachment'));
  if (count === 0) return;
  throw new ForeignStoreError(
    `the database has ${count} attachments, but the data folder ${dataDir} has none: check DATA_DIR, or restore the folder from a backup. To go on without them, write the line ${id} into the file ${idFile(dataDir)}`,
  );
}

function writeId(dataDir: string, id: string): void {
  const coming = `${idFile(dataDir)}.new`;
  fs.writeFileSync(coming, `${id}\n`, { mode: 0o600, flush: true });
  fs.renameSync(coming, idFile(dataDir));
}

/**
 * Links the folder and the store: gives a store without an id a new one, and stores it in the folder.
 * @throws ForeignStoreError if most of the folder's attachments are unknown to this store
 */
export async function claimDataDir(db: Store, dataDir: string): Promise<void> {
  await writeState(db, key, randomBytes(16).toString('hex'), 'keep');
  if (idInFolder(dataDir) !== null) return;
  const files = listAttachmentFiles(dataDir);
  const rows = files.length > 0 ? await db.selectFrom('attachment').select('attId').execute() : [];
  const known = new Set(rows.map(({ attId }) => attId));
  const unknown = files.filter((attId) => !known.has(attId)).length;
  if (hasLargeShareOfUnknown(unknown, files.length)) {
    throw new ForeignStoreError(
      `${unknown} of ${files.length} attachments in the data folder ${dataDir} are unknown to this database: check DATA_DIR and DATABASE_URL`,
    );
  }
  writeId(dataDir, (await idInStore(db))!);
}
