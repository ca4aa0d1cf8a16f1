import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import Libsql from 'libsql';
import { copyStore } from '../db/openDatabase';
import type { Store } from '../db/schema';
import { makePrivateFolder, syncFolder } from '../lib/files';
import { type Bucket, fetchAll } from '../storage/uploadStorage';

/** A backup cannot be made or used as asked; nothing was changed. */
export class BackupError extends Error {}

/** List of a backup's files, beside them. */
export const manifestName = 'backup.json';

interface FileFacts {
  size: number;
  sha256: string;
}

export interface Manifest {
  /** Of this format. */
  format: 1;
  at: string;
  /** By path in the data folder. */
  files: Record<string, FileFacts>;
}

/** Files below a folder, those that links lead to among them, by relative path; none if it does not exist. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const isFile = (name: string) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile();
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isFile);
}

/** Copies a file, with its folders; false if it has been deleted meanwhile. */
export async function copyFile(from: string, to: string): Promise<boolean> {
  makePrivateFolder(path.dirname(to));
  try {
    await fs.promises.copyFile(from, to, fs.constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !fs.existsSync(from)) return false;
    throw error;
  }
}

/** Syncs a written file to disk, and reads it again. */
export async function syncedFacts(file: string): Promise<FileFacts> {
  // Windows syncs only what is open for writing.
  await using handle = await fs.promises.open(file, process.platform === 'win32' ? 'r+' : 'r');
  await handle.sync();
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of handle.createReadStream({ autoClose: false })) {
    hash.update(part as Buffer);
    size += (part as Buffer).length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** What a copy of the store says of itself. */
export interface StoreFacts {
  /** Its migrations. */
  steps: string[];
  attachments: (FileFacts & { attId: string; fileName: string })[];
  pictures: { fdId: string; fileName: string; size: number }[];
}

/**
 * Checks a copy of the embedded store, and reads which files it needs.
 * @throws BackupError if it is damaged
 */
export function checkStore(file: string): StoreFacts {
  let database: InstanceType<typeof Libsql> | undefined;
  try {
    database = new Libsql(file, { readonly: true });
    const found = database.pragma('integrity_check') as { integrity_check: string }[];
    if (found[0]?.integrity_check !== 'ok') throw new Error(found[0]?.integrity_check);
    const all = <Row>(sql: string) => database!.prepare(sql).all() as Row[];
    const [table] = all<{ name: string }>(
      "select name from sqlite_master where name in ('schemaMigration', 'schemaVersion')",
    );
    return {
      steps: all<{ name: string }>(`select name from ${table?.name} order by name`).map(({ name }) => name),
      attachments: all('select attId, fileName, size, sha256 from attachment'),
      pictures: all('select fdId, fileName, size from picture'),
    };
  } catch (error) {
    throw new BackupError(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    database?.close();
  }
}

/** The files that a store needs and that are not among `files`, or differ. */
export function missingFiles({ attachments, pictures }: StoreFacts, files: Manifest['files']): string[] {
  const missingFiles = attachments
    .filter(({ attId, sha256 }) => files[`attachments/${attId}`]?.sha256 !== sha256)
    .map(({ attId, fileName }) => `attachments/${attId} (${fileName})`);
  const bytes = new Map<string, number>();
  for (const [name, { size }] of Object.entries(files)) {
    const folder = path.posix.dirname(name);
    bytes.set(folder, (bytes.get(folder) ?? 0) + size);
  }
  const incomplete = pictures
    .filter(({ fdId, size }) => bytes.get(`uploads/${fdId}`) !== size)
    .map(({ fdId, fileName }) => `uploads/${fdId} (${fileName})`);
  return [...missingFiles, ...incomplete];
}

/** Folders of uploads, whose files have rows and never change. */
const uploads = ['attachments', 'uploads'];

/** The operator's own files, and those of the folder itself. */
const others = ['pictures', 'files', 'secret.key', 'store.id'];

/** Uploads that are still being received. */
const isIncoming = (name: string) => name.startsWith('incoming/');

async function copyUploads(dataDir: string, folder: string): Promise<void> {
  for (const part of uploads) {
    for (const name of filesBelow(path.join(dataDir, part))) {
      const target = path.join(folder, part, name);
      if (!isIncoming(name) && !fs.existsSync(target)) await copyFile(path.join(dataDir, part, name), target);
    }
  }
}

async function copyOthers(dataDir: string, folder: string): Promise<void> {
  for (const part of others) {
    const place = path.join(dataDir, part);
    const isFolder = fs.existsSync(place) && fs.statSync(place).isDirectory();
    const names = isFolder ? filesBelow(place).map((name) => `${part}/${name}`) : [part];
    for (const name of names) await copyFile(path.join(dataDir, name), path.join(folder, name));
  }
}

/** Removes uploads that the copied store does not know yet, or no longer. */
function removeUnknown(folder: string, known: ReadonlySet<string>): void {
  for (const part of uploads) {
    for (const name of filesBelow(path.join(folder, part))) {
      const id = `${part}/${name.split('/')[0]!}`;
      if (!known.has(id)) fs.rmSync(path.join(folder, id), { recursive: true, force: true });
    }
  }
}

/** Copies the uploads that only the bucket has. */
async function copyObjects(bucket: Bucket, folder: string, names: string[]): Promise<void> {
  for (const name of names)
    if (!fs.existsSync(path.join(folder, name))) await fetchAll(bucket, name, path.join(folder, name));
}

async function fill(db: Store, dataDir: string, bucket: Bucket | null, folder: string, at: string): Promise<Manifest> {
  // Files come before their row and go after it: what the store refers to when it is copied is there in one of the rounds.
  await copyUploads(dataDir, folder);
  const store = path.join(folder, 'portal.db');
  await copyStore(db, store);
  await copyUploads(dataDir, folder);
  await copyOthers(dataDir, folder);
  const facts = checkStore(store);
  const attachments = facts.attachments.map(({ attId }) => `attachments/${attId}`);
  const known = [...attachments, ...facts.pictures.map(({ fdId }) => `uploads/${fdId}`)];
  removeUnknown(folder, new Set(known));
  if (bucket) await copyObjects(bucket, folder, known);
  const files: Manifest['files'] = {};
  for (const name of filesBelow(folder)) files[name] = await syncedFacts(path.join(folder, name));
  const missing = missingFiles(facts, files);
  if (missing.length > 0)
    throw new BackupError(
      `no backup was made: the database refers to files that are missing in ${bucket ? 'the storage' : dataDir} or damaged: ${missing.join(', ')}`,
    );
  return { format: 1, at, files };
}

/**
 * Backs up an embedded store and its files, while a server may use them, into a new folder: complete, or not at all.
 * @throws BackupError
 */
export async function backUp(
  db: Store,
  dataDir: string,
  bucket: Bucket | null,
  folder: string,
  at: string,
): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new BackupError(`${folder} exists: name a new folder`);
  if (!path.relative(dataDir, folder).startsWith('..'))
    throw new BackupError(`${folder} is in the data folder: name another place, best on another disk`);
  const parent = path.dirname(folder);
  fs.mkdirSync(parent, { recursive: true });
  const coming = fs.mkdtempSync(`${folder}.incomplete-`);
  makePrivateFolder(coming);
  try {
    const manifest = await fill(db, dataDir, bucket, coming, at);
    const file = path.join(coming, manifestName);
    fs.writeFileSync(file, JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
    const folders = new Set(Object.keys(manifest.files).map((name) => path.dirname(path.join(coming, name))));
    for (const each of [...folders, coming]) await syncFolder(each);
    fs.renameSync(coming, folder);
    await syncFolder(parent);
    return manifest;
  } catch (error) {
    fs.rmSync(coming, { recursive: true, force: true });
    throw error;
  }
}
