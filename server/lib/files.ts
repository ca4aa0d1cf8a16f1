import fs from 'node:fs';
import path from 'node:path';

/** Nearest parent folder with a package.json: the same for the sources and for the compiled server. */
export function repositoryRoot(from = __dirname): string {
  if (fs.existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('no package.json found above the server');
  return repositoryRoot(parent);
}

const everyoneMayWrite = 0o1000;

/** Removes group and other permissions from a file or folder of this user; others' files are not changed. */
export function keepPrivate(place: string, mode: number): void {
  const { mode: present } = fs.statSync(place);
  // Shared folders such as /tmp have the sticky bit.
  if (present & everyoneMayWrite || (present & 0o777 & ~mode) === 0) return;
  try {
    fs.chmodSync(place, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Creates a folder for this user only; an existing one is made private. */
export function makePrivateFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (!fs.existsSync(parent)) makePrivateFolder(parent);
  // Each by itself: below /proc Node's recursive form never ends.
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
  keepPrivate(folder, 0o700);
}

/** Creates an empty file for this user only; an existing one is made private. */
export function makePrivateFile(file: string): void {
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  keepPrivate(file, 0o600);
}

/** Syncs a folder's entries to disk, so that they survive a power loss. Windows cannot, and keeps a journal of them. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await fs.promises.open(folder, 'r');
  await handle.sync();
}
