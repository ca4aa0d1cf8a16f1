import type { SubmissionKind } from '../../src/contract/submission';
import type { StoreTransaction } from '../db/schema';
import { nextReceiptNumber } from './receiptNumber';
import { appendEvent } from './submissionEvents';
import type { Company } from './submissionRoute';

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
  const { fdId, kind, company, targetId, title, party, contact, attachments = 0, state, values = null } = sent;
  const number = await nextReceiptNumber(trx, kind, now);
  await trx
    .insertInto('submission')
    .values({
      fdId,
      kind,
      number,
      ...company,
      targetId,
      title,
      party,
      state,
      createdAt: now,
      changedAt: now,
      attachments,
      values,
      demo: '0',
    })
    .execute();
  const action = state === 'published' ? 'publish' : 'submit';
  await appendEvent(trx, fdId, { action, side: 'company', actor: contact, note: null }, now);
  return number;
}
