import { type SubmissionKind, receiptPrefixes } from '../../src/contract/submission';
import type { StoreTransaction } from '../db/schema';
import { appendEvent } from './submissionEvents';
import type { Company } from './submissionRoute';
import { chinaDay } from '../lib/chinaTime';

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
export interface NewSubmission {
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
export async function enterSubmission(trx: StoreTransaction, sent: NewSubmission, now: number): Promise<string> {
  const { company, contact, attachments = 0, values = null, ...rest } = sent;
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
