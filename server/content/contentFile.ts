import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The path of a file that content names; null for none, and for a name that leads out of the content's folder.
 * @param folder its real path
 */
export function fileIn(folder: string, name: string): string | null {
  const file = path.resolve(folder, name);
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  return fs.realpathSync.native(file).startsWith(folder + path.sep) ? file : null;
}

/** The text of a file; null where it is not UTF-8, as an older spreadsheet program's is not. */
export function readText(file: string): string | null {
  const bytes = fs.readFileSync(file);
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}
