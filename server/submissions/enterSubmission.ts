import { type SubmissionKind, receiptPrefixes, type ValueChange } from '../../src/contract/submission';
import type { FormValues } from '../../src/contract/form';
import { publishRow } from '../db/contentVersion';
import type { StoreTransaction } from '../db/schema';
import { chinaDay, chinaDayNumber, chinaTime } from '../lib/chinaTime';
import { claimAttachments, readAttachmentIds, type applicationKey } from '../attachments/attachments';
import { BusinessError } from '../lib/errors';
import { newId } from '../lib/secrets';
import { appendEvent, changesOf } from './submissionEvents';
import type { Company } from './submissionRoute';
import type { projectApplicationForm, intentionForm, publishForm } from '../../src/contract/companyForms';
import { hideEntry, keptEntry, assertEntryCategory, shownEntry, type EntryRow } from './entryRow';
import { findSubmissionOrThrow, updateSubmission } from './moveSubmission';

/**
 * The next receipt number of a kind. Counted in the transaction of the write, so that it is unique; call it late, since
 * other writes of the kind wait from here to the commit.
 */
async function nextReceiptNumber(trx: StoreTransaction, kind: SubmissionKind, now: number): Promise<string> {
  const { last } = await trx
    .insertInto('receiptNumber')
    .values({ kind, last: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet(({ eb }) => ({ last: eb('receiptNumber.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${receiptPrefixes[kind]}-${chinaDay(now).replace(/-/g, '')}-${String(last).padStart(4, '0')}`;
}

/** A new submission by a company. */
interface NewSubmission {
  /** Id of the application, intention or entry. */
  fdId: string;
  kind: SubmissionKind;
  company: Company;
  /** Id of the project, app or entry. */
  targetId: string;
  title: string;
  party: string | null;
  /** The company's contact, as typed. */
  contact: string;
  attachments?: number;
  state: 'submitted' | 'pending' | 'published';
  /** JSON of an entry that waits for review. */
  values?: string;
}

/** Starts the workflow of a submission, in the transaction that stores it. @returns its receipt number */
export async function enterSubmission(trx: StoreTransaction, submission: NewSubmission, now: number): Promise<string> {
  const { company, contact, attachments = 0, values = null, ...rest } = submission;
  const { fdId, kind, state } = rest;
  const number = await nextReceiptNumber(trx, kind, now);
  await trx
    .insertInto('submission')
    .values({ ...rest, number, ...company, createdAt: now, changedAt: now, attachments, values, demo: '0' })
    .execute();
  const action = state === 'published' ? 'publish' : 'submit';
  await appendEvent(trx, fdId, { action, side: 'company', actor: contact, note: null }, now);
  return number;
}

type Application = Omit<FormValues<typeof projectApplicationForm>, typeof applicationKey>;
type Intention = FormValues<typeof intentionForm>;

/** Stores a form as it was sent. @returns its id; null: the index on open applications rejects a duplicate, also a concurrent one */
async function storeForm(
  trx: StoreTransaction,
  table: 'projectApplication' | 'purchaseIntention',
  company: Company,
  form: Application | Intention,
  now: number,
): Promise<string | null> {
  const texts = Object.entries(form).map(([name, text]) => [name, text || null]);
  const values = { fdId: newId(now), ...company, ...Object.fromEntries(texts), createdAt: now };
  const insertion = trx
    .insertInto(table)
    .values(values)
    .onConflict((conflict) => conflict.doNothing());
  return (await insertion.returning('fdId').executeTakeFirst())?.fdId ?? null;
}

/**
 * Stores an application to a project. @returns its receipt number
 * @param about `party`: the project's publisher; `attachments`: ids of the company's uploads, separated by commas
 * @throws BusinessError if the company has an open one for the project, or for an attachment that is not its own
 */
export async function enterApplication(
  trx: StoreTransaction,
  company: Company,
  form: Application,
  { party, attachments, now }: { party: string | null; attachments: string; now: number },
): Promise<string> {
  const { fdProjectId: targetId, fdProjectName: title, fdSubmitterName: contact } = form;
  const fdId = await storeForm(trx, 'projectApplication', company, form, now);
  if (fdId === null) throw new BusinessError('您已申报过该项目');
  const ids = readAttachmentIds(attachments);
  await claimAttachments(trx, company.accountId, fdId, ids, now);
  const of = { fdId, kind: 'application', company, targetId, title, party, contact, state: 'submitted' } as const;
  return enterSubmission(trx, { ...of, attachments: ids.length }, now);
}

/** Stores a purchase intention for an app. @param party the app's supplier @returns its receipt number */
export async function enterIntention(
  trx: StoreTransaction,
  company: Company,
  form: Intention,
  { party, now }: { party: string | null; now: number },
): Promise<string> {
  const { fdAppId: targetId, fdAppName: title, fdContactName: contact } = form;
  const fdId = (await storeForm(trx, 'purchaseIntention', company, form, now))!;
  const of = { fdId, kind: 'intention', company, targetId, title, party, contact, state: 'submitted' } as const;
  return enterSubmission(trx, of, now);
}

type EntryValues = FormValues<typeof publishForm>;

/** Services and settings for publishing. */
interface Publishing {
  now: number;
  /** Whether entries need a review before they are published. */
  review: boolean;
}

/** Publishes a new entry, or submits it for review. @returns its receipt number */
export async function publishEntry(
  trx: StoreTransaction,
  company: Company,
  values: EntryValues,
  { now, review }: Publishing,
): Promise<string> {
  await assertEntryCategory(trx, values.fdType);
  const fdId = newId(now);
  const row: EntryRow = {
    ...values,
    fdId,
    // The displayed name is the one typed; the entry belongs to the account's company.
    fdComId: company.fdComId,
    fdReleaseTime: chinaTime(now),
    fdStatus: '1',
    fdCreateBy: company.fdComName,
    demo: '0',
  };
  if (!review) await publishRow(trx, 'getbuginess', row);
  const { fdGetbuginessName: title, fdContactsPerson: contact } = values;
  const submission = { fdId, kind: 'entry', company, targetId: fdId, title, party: null, contact } as const;
  const outcome = review
    ? ({ state: 'pending', values: JSON.stringify(row) } as const)
    : { state: 'published' as const };
  return enterSubmission(trx, { ...submission, ...outcome }, now);
}

/** Values that an edited entry keeps, even if an import has deleted it meanwhile. */
const baseOf = (row: EntryRow | null | undefined, fdId: string, { fdComId, fdComName }: Company) => {
  const added = { fdStatus: '1', fdCreateBy: fdComName, demo: '0' };
  return { ...added, ...row, fdId, fdComId };
};

/** What differs from the values that the portal shows, or that staff saw last. */
const changesBetween = (before: EntryRow | null | undefined, values: EntryValues): ValueChange[] =>
  // A stored deadline may carry a time.
  changesOf(before, values).filter(
    (one) => (one.name === 'fdDeadlineTime' ? one.before?.slice(0, 10) : one.before) !== one.after,
  );

/**
 * Edits a company's entry. One that is unpublished or closed is published again like a new one; a published one keeps
 * its position. If staff removed or refused it, it waits for review, since editing must not override their decision.
 * @throws StatusError 404 for a number that is none of the company's entries; BusinessError
 */
export async function editEntry(
  trx: StoreTransaction,
  company: Company,
  number: string,
  values: EntryValues,
  { now, review: isReviewed }: Publishing,
): Promise<string> {
  const submission = await findSubmissionOrThrow(trx, number, company.fdComId, 'entry');
  if (submission.state === 'supplement') throw new BusinessError('请按补正要求修改后再次提交');
  const review = isReviewed || ['removed', 'refused'].includes(submission.state);
  await assertEntryCategory(trx, values.fdType);
  const shown = await shownEntry(trx, submission.fdId);
  const before = keptEntry(submission.values) ?? shown;
  if (before && before.fdGetbuginessType !== values.fdGetbuginessType) throw new BusinessError('供需类型不能修改');
  const closed = (before?.fdDeadlineTime ?? '').slice(0, 10) < chinaDay(now);
  const isEdit = submission.state === 'pending' || (submission.state === 'published' && !closed);
  const row = {
    ...baseOf(before, submission.fdId, company),
    ...values,
    fdReleaseTime: isEdit && before ? before.fdReleaseTime : chinaTime(now),
  } as EntryRow;
  await updateSubmission(trx, submission, {
    state: review ? 'pending' : 'published',
    title: values.fdGetbuginessName,
    // Advances by at least a second, so that staff who have seen one version are not assumed to have seen the next.
    changedAt: Math.max(now, Number(submission.changedAt) + 1000),
    endedAt: null,
    values: review ? JSON.stringify(row) : null,
    // The message about the previous version is in its history.
    ...(isEdit ? {} : { answer: null, answeredBy: null, answeredAt: null, expectedDay: null }),
    ...(review ? { readAt: null } : {}),
    ...(review && submission.state !== 'pending' ? { clockDay: chinaDayNumber(now) } : {}),
  });
  // What is published stays until the edit of it is accepted.
  if (!review) await publishRow(trx, 'getbuginess', row);
  else if (!isEdit) await hideEntry(trx, submission.fdId);
  const action = isEdit ? 'edit' : review ? 'submit' : 'publish';
  const changes = changesBetween(shown ?? before, values);
  const line = { action, side: 'company', actor: values.fdContactsPerson, note: null } as const;
  await appendEvent(trx, submission.fdId, { ...line, details: { changes } }, now);
  return number;
}
