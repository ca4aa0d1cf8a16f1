import type { EventDetails, SubmissionAction, ValueChange } from '../../src/contract/submission';
import { rowsWith, updateRows } from '../db/queries';
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
  { action, side }: Pick<EventLine, 'action' | 'side'>,
  now: number,
): Promise<void> {
  const row = await rowsWith(trx, 'submission', { fdId: submissionId }).select(['number', 'state']).executeTakeFirst();
  if (!row) return;
  const write = async (channel: string, webhookId: string | null = null) => {
    const sending = { channel, webhookId, attempts: 0, nextAt: now };
    const values = { fdId: newId(now), at: now, submissionId, number: row.number, action, ...sending };
    await trx.insertInto('outbox').values(values).execute();
  };
  if (side !== 'company') {
    await updateRows(trx, 'submission', { fdId: submissionId }, { newsAt: now });
    await write('company');
  }
  if (!forStaff.includes(action) && !(action === 'edit' && row.state === 'pending')) return;
  await write('staff');
  const hooks = await trx.selectFrom('webhook').select('fdId').execute();
  for (const { fdId } of hooks) await write('webhook', fdId);
}

/** What values replace, field by field. */
export const changesOf = (before: object | null | undefined, values: Record<string, string>): ValueChange[] =>
  Object.entries(values).map(([name, after]) => ({
    kind: 'field',
    name,
    before: (before as Record<string, string | null> | null | undefined)?.[name] ?? null,
    after: after || null,
  }));

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
  const events = rowsWith(trx, 'submissionEvent', { submissionId }).select(({ fn }) => fn.max('at').as('last'));
  const { last } = await events.executeTakeFirstOrThrow();
  const at = Math.max(now, Number(last ?? 0) + 1);
  const values = { fdId: newId(now), submissionId, at, ...event, details: details ? JSON.stringify(details) : null };
  await trx.insertInto('submissionEvent').values(values).execute();
  await writeNotices(trx, submissionId, event, now);
}
