import fs from 'node:fs/promises';
import { limitConcurrency } from '../lib/limitConcurrency';
import { BusinessError } from '../lib/errors';
import type { ArchiveKind } from './checkFileName';
import { inspectRar } from './inspectRar';
import { inspectZip } from './inspectZip';

const inspectors = { zip: (file: Buffer) => inspectZip(file), rar: inspectRar };

// Files of up to 10 MB are read into memory.
const limited = limitConcurrency(4, 1000);

/**
 * Checks that a file has the archive format its name claims and is safe to extract.
 * @throws BusinessError with the reason
 */
export async function inspectArchive(file: string, kind: ArchiveKind): Promise<void> {
  const verdict = await limited(async () => inspectors[kind](await fs.readFile(file)));
  if (verdict !== null) throw new BusinessError(verdict);
}
