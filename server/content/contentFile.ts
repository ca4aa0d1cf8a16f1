import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from '../../src/contract/decodeText';

/** Path of a file that content refers to; null if it does not exist or lies outside the content folder, a real path. */
export function fileIn(folder: string, name: string): string | null {
  const file = path.resolve(folder, name);
  try {
    return fs.statSync(file).isFile() && fs.realpathSync.native(file).startsWith(folder + path.sep) ? file : null;
  } catch {
    // Nor does one of a name that no file can have.
    return null;
  }
}

/** The text of a file; null if its encoding is unknown. */
export const readText = (file: string): string | null => decodeText(fs.readFileSync(file));
