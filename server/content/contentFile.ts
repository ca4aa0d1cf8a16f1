import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from '../../src/contract/decodeText';

/**
 * Path of a file that content refers to; null if it does not exist or lies outside the content folder.
 * @param folder real path of the content folder
 */
export function fileIn(folder: string, name: string): string | null {
  const file = path.resolve(folder, name);
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  return fs.realpathSync.native(file).startsWith(folder + path.sep) ? file : null;
}

/** The text of a file; null if its encoding is unknown. */
export const readText = (file: string): string | null => decodeText(fs.readFileSync(file));
