import type { LastEntry, Profile } from '../../src/contract/auth';
import type { profileForm } from '../../src/contract/accountForms';
import type { FormValues } from '../../src/contract/form';
import type { SubmissionDetail } from '../../src/contract/submission';
import { updateRows } from '../db/queries';
import type { Store, StoreTransaction } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { endAllSessions, listSessions, type Account } from '../auth/sessions';
import { entriesOf, readSubmissionDetail } from '../submissions/submissionDetail';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { keptEntry } from '../submissions/entryRow';
import { moveSubmission, withdrawableStates } from '../submissions/moveSubmission';

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

/** Replaces personal names. */
const anonymised = '已注销';

/** States in which a submission was accepted: its record and files are kept. */
const keptStates = ['accepted', 'granted'];

const openStates = withdrawableStates.filter((state) => !keptStates.includes(state));

/** Ids of accepted submissions. */
const acceptedIds = (trx: StoreTransaction, fdComId: string) =>
  trx.selectFrom('submission').select('fdId').where('fdComId', '=', fdComId).where('state', 'in', keptStates);

/** Files and pictures whose rows were deleted. */
export interface OrphanedFiles {
  attachments: string[];
  pictures: string[];
}

/** Withdraws open submissions and unpublishes entries. */
async function withdrawAll(trx: StoreTransaction, fdComId: string, name: string, now: number): Promise<void> {
  const open = await trx
    .selectFrom('submission')
    .select('number')
    .where('fdComId', '=', fdComId)
    .where('state', 'in', openStates)
    .execute();
  const mover = { side: 'company', fdComId, name } as const;
  for (const { number } of open) await moveSubmission(trx, { number, step: 'withdraw', mover }, now);
}

/** Anonymises submissions; the company, the subject and the outcome stay. */
async function anonymise(trx: StoreTransaction, fdComId: string): Promise<void> {
  const applicant = { fdSubmitterName: anonymised, fdSubmitterPhone: '', fdApplicantEmail: null };
  await updateRows(trx, 'projectApplication', { fdComId }, applicant);
  await trx
    .updateTable('projectApplication')
    .set({ fdApplicationInfo: null })
    .where('fdComId', '=', fdComId)
    .where('fdId', 'not in', acceptedIds(trx, fdComId))
    .execute();
  const contact = { fdContactName: anonymised, fdContactPhone: '', fdContactEmail: null, fdContactWechat: null };
  await updateRows(trx, 'purchaseIntention', { fdComId }, contact);
  await trx
    .updateTable('submissionEvent')
    .set({ actor: anonymised, details: null })
    .where('side', '=', 'company')
    .where('submissionId', 'in', trx.selectFrom('submission').select('fdId').where('fdComId', '=', fdComId))
    .execute();
  const entries = await trx
    .selectFrom('submission')
    .select(['fdId', 'values'])
    .where('fdComId', '=', fdComId)
    .where('values', 'is not', null)
    .execute();
  for (const { fdId, values } of entries) {
    const without = { ...keptEntry(values), fdContactsPerson: anonymised, fdContactsPhone: '', fdContactsAddress: '' };
    await updateRows(trx, 'submission', { fdId }, { values: JSON.stringify(without) });
  }
}

/** Deletes the rows of pictures, and of files that belong to no accepted submission. */
async function deleteFileRows(trx: StoreTransaction, accountId: string, fdComId: string): Promise<OrphanedFiles> {
  const attachments = await trx
    .deleteFrom('attachment')
    .where('accountId', '=', accountId)
    .where((row) =>
      row.or([row('applicationId', 'is', null), row.not(row('applicationId', 'in', acceptedIds(trx, fdComId)))]),
    )
    .returning('attId')
    .execute();
  const pictures = await trx.deleteFrom('picture').where('accountId', '=', accountId).returning('fdId').execute();
  return { attachments: attachments.map(({ attId }) => attId), pictures: pictures.map(({ fdId }) => fdId) };
}

/**
 * Closes a company's account permanently: its entries are unpublished, open submissions withdrawn, personal data in the
 * remaining records anonymised and sessions ended; the phone number may be registered again.
 * @param checked hash that the password was checked against
 * @returns files to delete after the commit
 */
export async function closeAccount(
  trx: StoreTransaction,
  { fdId, fdComId, fdComName }: Account,
  checked: string,
  now: number,
): Promise<OrphanedFiles> {
  if (fdComId === null) throw new BusinessError(messages.noCompany);
  // First, so that no concurrent login, password change or second closing comes in between.
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({
      // Longer than any valid username.
      username: `closed-${fdId}`,
      passwordHash: '',
      status: '1',
      avatar: null,
      displayName: null,
      contactName: null,
      contactPhone: null,
      contactEmail: null,
      totpSecret: null,
    })
    .where('fdId', '=', fdId)
    .where('passwordHash', '=', checked)
    .where('status', '=', '0')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new BusinessError(messages.wrongPassword);
  await endAllSessions(trx, fdId);
  await withdrawAll(trx, fdComId, fdComName ?? '', now);
  await anonymise(trx, fdComId);
  return deleteFileRows(trx, fdId, fdComId);
}
