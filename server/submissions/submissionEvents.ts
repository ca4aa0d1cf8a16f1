import type { EventDetails, SubmissionAction } from '../../src/contract/submission';
import type { StoreTransaction } from '../db/schema';
import { newId } from '../lib/secrets';

/** Actions of the company, or of time, that staff are told of; an edit only if it waits for them. */
const forStaff: readonly SubmissionAction[] = ['submit', 'resubmit', 'lapse'];

/**
 * Writes the notices of an event, in its transaction: to the company for whatever others did, to the staff and each
 * webhook for what waits for them. They hold no address: it is looked up when they are sent.
 */
async function writeNotices(
  trx: StoreTransaction,
  submissionId: string,
  { action, side }: { action: SubmissionAction; side: 'company' | 'staff' | 'system' },
  now: number,
): Promise<void> {
  const row = await trx
    .selectFrom('submission')
    .select(['number', 'state'])
    .where('fdId', '=', submissionId)
    .executeTakeFirst();
  if (!row) return;
  const write = async (channel: string, webhookId: string | null = null) => {
    const { number } = row;
    const values = { at: now, submissionId, number, action, channel, webhookId, attempts: 0, nextAt: now };
    await trx
      .insertInto('outbox')
      .values({ fdId: newId(now), ...values })
      .execute();
  };
  if (side !== 'company') {
    await trx.updateTable('submission').set({ newsAt: now }).where('fdId', '=', submissionId).execute();
    await write('company');
  }
  if (!forStaff.includes(action) && !(action === 'edit' && row.state === 'pending')) return;
  await write('staff');
  const hooks = await trx.selectFrom('webhook').select('fdId').execute();
  for (const { fdId } of hooks) await write('webhook', fdId);
}

/** An event in a submission's history. */
export interface EventLine {
  action: SubmissionAction;
  side: 'company' | 'staff' | 'system';
  actor: string | null;
  note: string | null;
  details?: EventDetails;
}

/** Appends an event to a submission's history, with its notices, after all others even within one ms or if the clock was set back. */
export async function appendEvent(
  trx: StoreTransaction,
  submissionId: string,
  { details, ...event }: EventLine,
  now: number,
): Promise<void> {
  const { last } = await trx
    .selectFrom('submissionEvent')
    .select(({ fn }) => fn.max('at').as('last'))
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('submissionEvent')
    .values({
      fdId: newId(now),
      submissionId,
      at: Math.max(now, Number(last ?? 0) + 1),
      ...event,
      details: details ? JSON.stringify(details) : null,
    })
    .execute();
  await writeNotices(trx, submissionId, event, now);
}
