import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from '../../src/contract/decodeText';

/**
 * The path of a file that content names; null for none, and for a name that leads out of the content's folder.
 * @param folder its real path
 */
export function fileIn(folder: string, name: string): string | null {
  const file = path.resolve(folder, name);
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  return fs.realpathSync.native(file).startsWith(folder + path.sep) ? file : null;
}

/** The text of a file; null where it cannot be read as such. */
export const readText = (file: string): string | null => decodeText(fs.readFileSync(file));
