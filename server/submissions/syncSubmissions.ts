import { batchesOf } from '../lib/batchesOf';
import type { StoreTransaction } from '../db/schema';
import { appendEvent } from './submissionEvents';

/** Ids per statement: both engines limit the number of parameters. */
const batchSize = 500;

const notes = { published: '随内容导入发布', removed: '随内容导入撤下' } as const;

/** The submissions of published entries, with their rows. An edit that waits for staff, or for its company, goes on waiting. */
const submissionsOf = (trx: StoreTransaction, ids: readonly string[]) =>
  trx
    .selectFrom('submission')
    .innerJoin('getbuginess', 'getbuginess.fdId', 'submission.fdId')
    .select(['state', 'title'])
    .selectAll('getbuginess')
    .where('kind', '=', 'entry')
    .where('state', 'not in', ['pending', 'supplement'])
    .where('submission.fdId', 'in', ids)
    .execute();

async function syncBatch(
  trx: StoreTransaction,
  ids: readonly string[],
  outcome: keyof typeof notes,
  now: number,
): Promise<void> {
  for (const { state, title, ...entry } of await submissionsOf(trx, ids)) {
    const { fdId } = entry;
    const change =
      outcome === 'published'
        ? { title: entry.fdGetbuginessName ?? title, values: null, endedAt: null }
        : { title, values: JSON.stringify(entry), endedAt: now };
    const isMoved = state !== outcome;
    if (!isMoved && change.title === title) continue;
    await trx
      .updateTable('submission')
      .set(isMoved ? { ...change, state: outcome, changedAt: now } : { title: change.title })
      .where('fdId', '=', fdId)
      .execute();
    if (!isMoved) continue;
    const action = outcome === 'published' ? 'publish' : 'remove';
    await appendEvent(trx, fdId, { action, side: 'system', actor: null, note: notes[outcome] }, now);
  }
}

/**
 * Updates the submissions of companies' entries during an import, in its transaction: after it has written entries
 * (`published`), or before it deletes them (`removed`), so that they can be published again.
 */
export async function syncSubmissions(
  trx: StoreTransaction,
  ids: readonly string[],
  outcome: keyof typeof notes,
  now: number,
): Promise<void> {
  for (const part of batchesOf(ids, batchSize)) await syncBatch(trx, part, outcome, now);
}
