import { contentChanged } from '../db/contentVersion';
import type { Row, StoreTransaction, Store } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { batchesOf, countOf, rowsWith, updateRows } from '../db/queries';
import { appendEvent } from './submissionEvents';

/** An entry's row in the published table. */
export type EntryRow = Row<'getbuginess'>;

export const hasCategory = async (trx: StoreTransaction, area: string, fdCategory: string): Promise<boolean> =>
  (await countOf(rowsWith(trx, 'category', { area, fdCategory }))) > 0;

/** @throws BusinessError for an unknown category */
export async function assertEntryCategory(trx: StoreTransaction, code: string): Promise<void> {
  if (!(await hasCategory(trx, 'getbuginess', code))) throw new BusinessError('所选类别不存在');
}

/** The entry, if it is published. */
export const shownEntry = (trx: StoreTransaction, fdId: string): Promise<EntryRow | undefined> =>
  rowsWith(trx, 'getbuginess', { fdId }).selectAll().executeTakeFirst();

/** Unpublishes an entry. @returns its row as JSON, to be stored; null: it was not published */
export async function hideEntry(trx: StoreTransaction, fdId: string): Promise<string | null> {
  const row = await trx.deleteFrom('getbuginess').where('fdId', '=', fdId).returningAll().executeTakeFirst();
  if (!row) return null;
  await contentChanged(trx, 'getbuginess', [fdId]);
  return JSON.stringify(row);
}

/** The stored row of an unpublished entry. */
export const keptEntry = (values: string | null): EntryRow | null =>
  values === null ? null : (JSON.parse(values) as EntryRow);

/** Ids per statement: both engines limit the number of parameters. */
const batchSize = 500;

/** Those ids that are entries sent in by companies, which own them. */
export async function companyEntries(db: Store | StoreTransaction, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const part of batchesOf(ids, batchSize)) {
    const rows = await rowsWith(db, 'submission', { kind: 'entry' }).select('fdId').where('fdId', 'in', part).execute();
    for (const { fdId } of rows) known.add(fdId);
  }
  return known;
}

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
    const changed = isMoved ? { ...change, state: outcome, changedAt: now } : { title: change.title };
    await updateRows(trx, 'submission', { fdId }, changed);
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
