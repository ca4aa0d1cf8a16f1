import { buffer } from 'node:stream/consumers';
import { refusals } from './archiveVerdict';
import { inspectZip, readDirectory } from './inspectZip';

/** Bounds of an unpacked archive. */
interface Bounds {
  parts: number;
  bytes: number;
}

/**
 * The files of an archive, by name. No entry is unpacked further than to the size that it says.
 * @param isWanted which of them count and are unpacked
 * @returns why not, if it is broken, or beyond the bounds
 */
export async function unpackZip(
  zip: Buffer,
  bounds: Bounds,
  isWanted: (name: string) => boolean = () => true,
): Promise<Map<string, Buffer> | 'broken' | 'too large'> {
  const verdict = await inspectZip(zip);
  if (verdict === refusals.bomb || verdict === refusals.entries) return 'too large';
  if (verdict !== null) return 'broken';
  const files = new Map<string, Buffer>();
  try {
    const { file, entries } = await readDirectory(zip, true);
    const wanted = entries.filter(({ fileNameRaw }) => isWanted(fileNameRaw.toString()));
    const bytes = wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (wanted.length > bounds.parts || bytes > bounds.bytes) return 'too large';
    for (const entry of wanted)
      files.set(entry.fileNameRaw.toString(), await buffer(await file.openReadStreamPromise(entry)));
  } catch {
    return 'broken';
  }
  return files;
}
