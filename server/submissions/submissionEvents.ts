import type { SubmissionAction } from '../../src/contract/submission';
import type { StoreTransaction } from '../db/schema';
import { newId } from '../lib/newId';

/** A step as it is written down. */
export interface EventLine {
  action: SubmissionAction;
  side: 'company' | 'staff' | 'system';
  actor: string | null;
  note: string | null;
}

/** Adds a step to a submission's way, after all others even within one ms or when the clock was put back. */
export async function appendEvent(
  trx: StoreTransaction,
  submissionId: string,
  event: EventLine,
  now: number,
): Promise<void> {
  const { last } = await trx
    .selectFrom('submissionEvent')
    .select(({ fn }) => fn.max('at').as('last'))
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('submissionEvent')
    .values({ fdId: newId(now), submissionId, at: Math.max(now, Number(last ?? 0) + 1), ...event })
    .execute();
}
