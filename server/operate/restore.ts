import fs from 'node:fs';
import path from 'node:path';
import { lockDataDir } from '../db/lockDataDir';
import { lackingSteps } from '../db/migrate';
import { syncFolder } from '../lib/syncFolder';
import { BackupError, checkStore, copyFile, manifestName, missingFiles, syncedFacts, type Manifest } from './backup';

/** Copies wait here, in the data folder, until all of them are checked. */
const waiting = 'restoring';

function readManifest(folder: string): Manifest {
  const file = path.join(folder, manifestName);
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Manifest>;
  } catch {
    throw new BackupError(`${folder} is no complete backup: its ${manifestName} is missing or damaged`);
  }
  const { format, files = {} } = manifest;
  if (format !== 1) throw new BackupError(`${folder} was made by another version: restore it with that one`);
  const isInside = (name: string) => path.posix.normalize(name) === name && !/^(?:\.\.|\/)/.test(name);
  const outside = Object.keys(files).find((name) => !isInside(name));
  if (outside !== undefined) throw new BackupError(`${file} names a file outside the folder: ${outside}`);
  if (!files['portal.db']) throw new BackupError(`${folder} has no portal.db`);
  return manifest as Manifest;
}

/** Copies the files, and checks the copies. */
async function copyAll(folder: string, to: string, { files }: Manifest): Promise<void> {
  for (const [name, { size, sha256 }] of Object.entries(files)) {
    const target = path.join(to, name);
    if (!(await copyFile(path.join(folder, name), target))) throw new BackupError(`${name} is missing in the backup`);
    const copied = await syncedFacts(target);
    if (copied.size !== size) throw new BackupError(`${name} has ${copied.size} bytes instead of ${size}`);
    if (copied.sha256 !== sha256) throw new BackupError(`${name} differs from what was backed up`);
  }
  const facts = checkStore(path.join(to, 'portal.db'));
  lackingSteps(facts.steps);
  const missing = missingFiles(facts, files);
  if (missing.length > 0) throw new BackupError(`the backup lacks ${missing.join(', ')}`);
}

/** Moves the copies into place; the store last, since a server refuses a folder with `store.id` and without it. */
function moveAll(from: string, dataDir: string): void {
  const last = 'portal.db';
  const names = fs.readdirSync(from).filter((name) => name !== last);
  for (const name of [...names.sort((a) => (a === 'store.id' ? -1 : 0)), last])
    fs.renameSync(path.join(from, name), path.join(dataDir, name));
  fs.rmdirSync(from);
}

/**
 * Restores a backup into an empty or new data folder; a failure leaves the folder as it was.
 * @throws BackupError
 */
export async function restore(folder: string, dataDir: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const isNew = !fs.existsSync(dataDir);
  if (!isNew && fs.readdirSync(dataDir).length > 0)
    throw new BackupError(`${dataDir} is not empty: move it away, or name another DATA_DIR`);
  // No server may start with the folder meanwhile.
  const release = lockDataDir(dataDir);
  const staging = path.join(dataDir, waiting);
  try {
    await copyAll(folder, staging, manifest);
    moveAll(staging, dataDir);
    await syncFolder(dataDir);
    release();
    return manifest;
  } catch (error) {
    release();
    for (const name of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
    if (isNew) fs.rmdirSync(dataDir);
    throw error;
  }
}
