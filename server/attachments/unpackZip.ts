import { inflateRawSync } from 'node:zlib';
import { refusals } from './archiveVerdict';
import { entriesOf, inspectZip } from './inspectZip';

/** Bounds of an unpacked archive. */
interface Bounds {
  parts: number;
  bytes: number;
}

const encrypted = 1;

/**
 * Some files of an archive, by name. No entry is unpacked further than to the size that it says.
 * @param isWanted whether a file of this name is unpacked, and counts against the bounds
 * @returns why not, if it is broken, or beyond the bounds
 */
export function unpackZip(
  zip: Buffer,
  bounds: Bounds,
  isWanted: (name: string) => boolean = () => true,
): Map<string, Buffer> | 'broken' | 'too large' {
  const verdict = inspectZip(zip);
  if (verdict !== null) return verdict === refusals.bomb ? 'too large' : 'broken';
  const entries = entriesOf(zip).filter(({ name }) => isWanted(name.toString('utf8')));
  const bytes = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (entries.length > bounds.parts || bytes > bounds.bytes) return 'too large';
  const files = new Map<string, Buffer>();
  try {
    for (const { name, method, flags, start, packed, unpacked } of entries) {
      if ((flags & encrypted) !== 0 || (method !== 0 && method !== 8)) return 'broken';
      const data = zip.subarray(start, start + packed);
      const file = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) });
      if (file.length !== unpacked) return 'broken';
      files.set(name.toString('utf8'), file);
    }
  } catch {
    return 'broken';
  }
  return files;
}
