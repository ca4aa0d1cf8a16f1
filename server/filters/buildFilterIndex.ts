import type { ContentVersions } from '../db/contentVersion';
import type { AnyTable, ContentName, Store } from '../db/schema';
import { fieldsOf } from '../content/contentFields';
import type { FilterThread } from './filterThread';
import type { IndexedRow } from './filterRows';
import type { IndexPlan } from './indexBuilder';
import { ListIndex } from './listIndex';

/** The list whose rows are indexed. */
export interface FilteredList extends Omit<IndexPlan, 'fields'> {
  area: ContentName;
}

/** Rows of one read. */
const atOnce = 500;

/**
 * Reads all rows of a list into a thread. The thread has no connection of its own: whatever the engine, rows come by the
 * server's, with its limits and its failures.
 * @param version of the area's content, as it was before
 */
export async function buildFilterIndex(
  db: Store,
  thread: FilterThread,
  { area, ...list }: FilteredList,
  version: number,
): Promise<ListIndex> {
  const columns = await thread.call('begin', area, { ...list, fields: fieldsOf(area) });
  for (let last: string | null = null; ;) {
    let query = db
      .selectFrom(area as AnyTable)
      .select(columns)
      .orderBy('fdId', 'desc')
      .limit(atOnce);
    if (last !== null) query = query.where('fdId', '<', last);
    const rows = (await query.execute()) as IndexedRow[];
    await thread.call('add', area, rows);
    if (rows.length < atOnce) break;
    last = rows.at(-1)!.fdId!;
  }
  return new ListIndex(thread, area, columns, version, await thread.call('finish', area));
}

/**
 * Brings an index up to date by the rows that have changed since.
 * @returns null if these are not known, or are very many
 */
export async function updateFilterIndex(
  db: Store,
  versions: ContentVersions,
  area: ContentName,
  index: ListIndex,
): Promise<ListIndex | null> {
  const changes = await versions.changesSince(area, index.version);
  if (!changes || changes.version <= index.version) return null;
  const { version, fdIds } = changes;
  const rows: IndexedRow[] = [];
  for (let start = 0; start < fdIds.length; start += atOnce) {
    const some = fdIds.slice(start, start + atOnce);
    const query = db
      .selectFrom(area as AnyTable)
      .select(index.columns)
      .where('fdId', 'in', some);
    rows.push(...((await query.execute()) as IndexedRow[]));
  }
  return index.updated(version, fdIds, rows);
}
