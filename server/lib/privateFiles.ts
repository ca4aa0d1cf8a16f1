import fs from 'node:fs';

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
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepPrivate(folder, 0o700);
}

/** Creates an empty file for this user only; an existing one is made private. */
export function makePrivateFile(file: string): void {
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  keepPrivate(file, 0o600);
}
