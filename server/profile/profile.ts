import type { LastEntry, Profile } from '../../src/contract/account';
import type { profileForm } from '../../src/contract/profileForm';
import type { FormValues } from '../../src/contract/form';
import type { SubmissionDetail } from '../../src/contract/submission';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { listSessions, type Account } from '../auth/sessions';
import { entriesOf, readSubmissionDetail } from '../submissions/submissionDetail';

/** Reads an account's profile, with the id of its company for the data export. */
export async function readProfile(db: Store, accountId: string): Promise<Profile & { fdComId: string | null }> {
  const row = await db
    .selectFrom('account')
    .select(['username', 'fdComId', 'fdComName', 'avatar'])
    .select(['contactName', 'contactPhone', 'contactEmail', 'createdAt'])
    .where('fdId', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...row, createdAt: chinaTime(Number(row.createdAt)) };
}

/** Contact and place of a company's latest supply or demand entry; null: it has none. */
export async function readLastEntry(db: Store, fdComId: string | null): Promise<LastEntry | null> {
  const row = await db
    .selectFrom('submission')
    .selectAll()
    .where('fdComId', '=', fdComId ?? '')
    .where('kind', '=', 'entry')
    .orderBy('createdAt', 'desc')
    // Two of one millisecond: numbers are given in order.
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry = row && (await entriesOf(db, [row])).get(row.fdId);
  if (!entry) return null;
  const { fdContactsPerson = null, fdContactsPhone = null, fdArea = null, fdContactsAddress = null } = entry;
  return { fdContactsPerson, fdContactsPhone, fdArea, fdContactsAddress };
}

/** Updates a company's profile. Earlier submissions keep the name they were sent with. */
export async function saveProfile(db: Store, accountId: string, values: FormValues<typeof profileForm>): Promise<void> {
  const { fdComName, contactName, contactPhone, contactEmail } = values;
  await db
    .updateTable('account')
    .set({
      fdComName,
      contactName: contactName || null,
      contactPhone: contactPhone || null,
      contactEmail: contactEmail || null,
    })
    .where('fdId', '=', accountId)
    // Closed accounts cannot be changed.
    .where('status', '=', '0')
    .execute();
}

/** All data stored about the calling company, and about nobody else; `waitingFiles`: uploads that no application has claimed. */
export async function readOwnData(db: Store, account: Account, now: number) {
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
