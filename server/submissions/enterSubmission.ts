import { type SubmissionKind, receiptPrefixes } from '../../src/contract/submission';
import type { FormValues } from '../../src/contract/form';
import type { intentionForm } from '../../src/contract/intentionForm';
import type { projectApplicationForm } from '../../src/contract/projectApplicationForm';
import type { StoreTransaction } from '../db/schema';
import { chinaDay } from '../lib/chinaTime';
import { claimAttachments, readAttachmentIds, type applicationKey } from '../attachments/attachments';
import { BusinessError } from '../lib/errors';
import { newId } from '../lib/secrets';
import { appendEvent } from './submissionEvents';
import type { Company } from './submissionRoute';

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

type Application = Omit<FormValues<typeof projectApplicationForm>, typeof applicationKey>;
type Intention = FormValues<typeof intentionForm>;

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
  const { fdApplicantEmail, fdApplicationInfo } = form;
  const optional = { fdApplicantEmail: fdApplicantEmail || null, fdApplicationInfo: fdApplicationInfo || null };
  const fdId = newId(now);
  const entered = await trx
    .insertInto('projectApplication')
    .values({ fdId, ...company, ...form, ...optional, createdAt: now })
    // The unique index on open applications rejects a concurrent duplicate.
    .onConflict((conflict) => conflict.doNothing())
    .returning('fdId')
    .executeTakeFirst();
  if (!entered) throw new BusinessError('您已申报过该项目');
  const ids = readAttachmentIds(attachments);
  await claimAttachments(trx, company.accountId, fdId, ids);
  const sent = { fdId, kind: 'application', company, targetId, title, party, contact, state: 'submitted' } as const;
  return enterSubmission(trx, { ...sent, attachments: ids.length }, now);
}

/** Stores a purchase intention for an app. @param party the app's supplier @returns its receipt number */
export async function enterIntention(
  trx: StoreTransaction,
  company: Company,
  form: Intention,
  { party, now }: { party: string | null; now: number },
): Promise<string> {
  const { fdAppId: targetId, fdAppName: title, fdContactName: contact, fdContactEmail, fdContactWechat } = form;
  const optional = { fdContactEmail: fdContactEmail || null, fdContactWechat: fdContactWechat || null };
  const fdId = newId(now);
  await trx
    .insertInto('purchaseIntention')
    .values({ fdId, ...company, ...form, ...optional, createdAt: now })
    .execute();
  const sent = { fdId, kind: 'intention', company, targetId, title, party, contact, state: 'submitted' } as const;
  return enterSubmission(trx, sent, now);
}
