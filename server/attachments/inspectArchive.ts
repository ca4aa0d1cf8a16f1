import fs from 'node:fs/promises';
import { limitConcurrency } from '../lib/limitConcurrency';
import { BusinessError } from '../lib/errors';
import type { ArchiveKind } from './checkFileName';
import { inspectRar } from './inspectRar';
import { inspectZip } from './inspectZip';

const judges = { zip: inspectZip, rar: inspectRar };

// A file is at most 10 MB and is judged as a whole in memory.
const turn = limitConcurrency(4, 1000);

/**
 * Checks that a file is the kind of archive that its name says, and harms nobody who unpacks it.
 * @throws BusinessError with the reason.
 */
export async function inspectArchive(file: string, kind: ArchiveKind): Promise<void> {
  const verdict = await turn(async () => judges[kind](await fs.readFile(file)));
  if (verdict !== null) throw new BusinessError(verdict);
}
