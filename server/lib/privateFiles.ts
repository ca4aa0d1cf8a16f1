import fs from 'node:fs';

const everyoneMayWrite = 0o1000;

/** Takes from others what they may do with a file or folder of this account; on any other it is not ours to say. */
function keepPrivate(place: string, mode: number): void {
  const { mode: present } = fs.statSync(place);
  // A folder like /tmp belongs to all.
  if (present & everyoneMayWrite || (present & 0o777 & ~mode) === 0) return;
  try {
    fs.chmodSync(place, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Makes a folder that only this account may enter; one that is there is closed to others. */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepPrivate(folder, 0o700);
}

/** Makes an empty file that only this account may read, unless it is there; then others lose the right. */
export function makePrivateFile(file: string): void {
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  keepPrivate(file, 0o600);
}
