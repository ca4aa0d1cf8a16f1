import type { publishForm } from '../../src/contract/publishForm';
import type { FormValues } from '../../src/contract/form';
import type { StoreTransaction } from '../db/schema';
import { chinaDay, chinaTime } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { newId } from '../lib/newId';
import { enterSubmission } from './enterSubmission';
import { hideEntry, keptEntry, needEntryCategory, showEntry, shownEntry, type EntryRow } from './entryRow';
import { needSubmission, updateSubmission } from './moveSubmission';
import { appendEvent } from './submissionEvents';
import type { Company } from './submissionRoute';

type EntryValues = FormValues<typeof publishForm>;

/** How entries are published here. */
interface Publishing {
  now: number;
  /** Whether a reviewer has to see an entry before the portal shows it. */
  review: boolean;
}

/** Publishes a new entry, or hands it to a reviewer. @returns its receipt number. */
export async function publishEntry(
  trx: StoreTransaction,
  company: Company,
  values: EntryValues,
  { now, review }: Publishing,
): Promise<string> {
  await needEntryCategory(trx, values.fdType);
  const fdId = newId(now);
  const row: EntryRow = {
    ...values,
    fdId,
    // The name shown is the one typed; the entry belongs to the account's company.
    fdComId: company.fdComId,
    fdReleaseTime: chinaTime(now),
    fdStatus: '1',
    fdCreateBy: company.fdComName,
    demo: '0',
  };
  if (!review) await showEntry(trx, row);
  const sent = {
    fdId,
    kind: 'entry',
    company,
    targetId: fdId,
    title: values.fdGetbuginessName,
    party: null,
    contact: values.fdContactsPerson,
  } as const;
  return enterSubmission(
    trx,
    review ? { ...sent, state: 'pending', values: JSON.stringify(row) } : { ...sent, state: 'published' },
    now,
  );
}

/** What an edited entry has in common with the one before, also where an import has removed that one meanwhile. */
const baseOf = (
  row: EntryRow | null | undefined,
  fdId: string,
  { fdComId, fdComName }: Company,
): Partial<EntryRow> => ({
  fdStatus: '1',
  fdCreateBy: fdComName,
  demo: '0',
  ...row,
  fdId,
  fdComId,
});

/**
 * Changes a company's entry. One that the portal does not show any more, or only as closed, is published again by it, as
 * a new one would be; one that is shown keeps its place. What staff took down or refused waits for a reviewer, who otherwise
 * would be overruled by a press.
 * @throws StatusError 404 for a number that is none of the company's entries; BusinessError
 */
export async function editEntry(
  trx: StoreTransaction,
  company: Company,
  number: string,
  values: EntryValues,
  { now, review: isReviewed }: Publishing,
): Promise<string> {
  const submission = await needSubmission(trx, number, company.fdComId, 'entry');
  const review = isReviewed || ['removed', 'refused'].includes(submission.state);
  await needEntryCategory(trx, values.fdType);
  const shown = await shownEntry(trx, submission.fdId);
  const before = shown ?? keptEntry(submission.values);
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
    // Another second each time, so that whoever has one version before them is not taken to have seen the next.
    changedAt: Math.max(now, Number(submission.changedAt) + 1000),
    endedAt: null,
    values: review ? JSON.stringify(row) : null,
    // What was answered to the entry before is in its record.
    ...(isEdit ? {} : { answer: null, answeredBy: null, answeredAt: null, expectedDay: null }),
    ...(review ? { readAt: null } : {}),
  });
  if (review) await hideEntry(trx, submission.fdId);
  else await showEntry(trx, row);
  const action = isEdit ? 'edit' : review ? 'submit' : 'publish';
  await appendEvent(trx, submission.fdId, { action, side: 'company', actor: values.fdContactsPerson, note: null }, now);
  return number;
}
