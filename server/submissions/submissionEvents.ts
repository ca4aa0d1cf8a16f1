import type { EventDetails, SubmissionAction } from '../../src/contract/submission';
import type { StoreTransaction } from '../db/schema';
import { newId } from '../lib/newId';
import { writeNotices } from './notices';

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
