import fs from 'node:fs/promises';
import { takeTurns } from '../accounts/takeTurns';
import { BusinessError } from '../errors';
import type { ArchiveKind } from './checkFileName';
import { judgeRar } from './judgeRar';
import { judgeZip } from './judgeZip';

const judges = { zip: judgeZip, rar: judgeRar };

// A file is at most 10 MB and is judged as a whole in memory.
const turn = takeTurns(4, 1000);

/**
 * Checks that a file is the kind of archive that its name says, and harms nobody who unpacks it.
 * @throws BusinessError with the reason.
 */
export async function judgeArchive(file: string, kind: ArchiveKind): Promise<void> {
  const verdict = await turn(async () => judges[kind](await fs.readFile(file)));
  if (verdict !== null) throw new BusinessError(verdict);
}
