import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { makePrivateFolder } from '../lib/privateFiles';

/** A backup cannot be made or used as asked; nothing was changed. */
export class BackupError extends Error {}

/** List of a backup's files, beside them. */
export const manifestName = 'backup.json';

export interface FileFacts {
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
  await using handle = await fs.promises.open(file, 'r');
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
    return {
      steps: all<{ name: string }>('select name from schemaVersion order by version').map(({ name }) => name),
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
  const lost = attachments
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
  return [...lost, ...incomplete];
}
