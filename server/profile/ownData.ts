import type { SessionLine } from '../../src/contract/account';
import type { SubmissionDetail } from '../../src/contract/submission';
import { listSessions } from '../auth/ownSessions';
import type { Account } from '../auth/sessions';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { readSubmissionDetail } from '../submissions/submissionDetail';
import { readProfile, type StoredProfile } from './profile';

/** An unclaimed upload. */
interface WaitingFile {
  attId: string;
  fileName: string;
  size: number;
  createdAt: string;
}

/** All data stored about a company. */
export interface OwnData {
  exportedAt: string;
  profile: StoredProfile;
  sessions: SessionLine[];
  submissions: SubmissionDetail[];
  waitingFiles: WaitingFile[];
}

/** Reads all data stored about the calling company, and nobody else. */
export async function readOwnData(db: Store, account: Account, now: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('submission')
    .selectAll()
    .where('fdComId', '=', account.fdComId ?? '')
    .orderBy('createdAt')
    .orderBy('fdId')
    .execute();
  const submissions: SubmissionDetail[] = [];
  for (const row of rows) submissions.push(await readSubmissionDetail(db, row));
  const waiting = await db
    .selectFrom('attachment')
    .select(['attId', 'fileName', 'size', 'createdAt'])
    .where('accountId', '=', account.fdId)
    .where('applicationId', 'is', null)
    .orderBy('createdAt')
    .execute();
  return {
    exportedAt: chinaTime(now),
    profile: await readProfile(db, account.fdId),
    sessions: await listSessions(db, account, now),
    submissions,
    waitingFiles: waiting.map(({ size, createdAt, ...file }) => ({
      ...file,
      size: Number(size),
      createdAt: chinaTime(Number(createdAt)),
    })),
  };
}
