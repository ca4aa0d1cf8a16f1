import { sql, type RawBuilder } from 'kysely';
import { readPaging, type pagingQuery, type Paging } from '../http/pagination';
import { bucketParts } from '../lib/bucketParts';
import { startOfChinaDay } from '../lib/chinaTime';
import type { Store } from '../db/schema';
import type { Window } from './sortOrder';

/** Number of rows of a list on a day (days since 1970, China time). */
export interface DayCount {
  day: number;
  count: number;
}

/** A list ordered by a time and id, newest first, as its index. */
export interface DayList {
  table: 'submission' | 'deskRecord' | 'report' | 'account';
  /** Its time column. */
  at: string;
  conditions: RawBuilder<boolean>;
}

/** An index scan of consecutive days, from either end. */
interface IndexScan {
  from: number;
  before: number;
  /** Rows of these days before and after the page. */
  skipped: number;
  rest: number;
  count: number;
}

/** Paging of the desk's lists, limited, since a page may touch as many days as it has rows. */
export function readDeskPaging(query: Partial<Record<keyof typeof pagingQuery, string>>): Paging {
  const { pageSize, ...read } = readPaging(query, []);
  return { ...read, pageSize: Math.min(pageSize, 100) };
}

/** The scans for a page. */
function scansFor(days: DayCount[], offset: number, limit: number): IndexScan[] {
  const scans: IndexScan[] = [];
  for (const { bucket, skipped, rest, count } of bucketParts(days, offset, limit)) {
    const [from, before] = [startOfChinaDay(bucket.day), startOfChinaDay(bucket.day + 1)];
    const last = scans.at(-1);
    // Adjacent days without skipped rows share a scan.
    if (last && last.from === before) Object.assign(last, { from, rest, count: last.count + count });
    else scans.push({ from, before, skipped, rest, count });
  }
  return scans;
}

export const newestFirst = (at: string) => sql`order by ${sql.ref(at)} desc, "fdId" desc`;

function idsOn({ table, at, conditions }: DayList, { from, before, skipped, rest, count }: IndexScan, index: number) {
  const time = sql.ref(at);
  const order = rest < skipped ? sql`order by ${time}, "fdId"` : newestFirst(at);
  return sql`select * from (select "fdId", ${time} from ${sql.table(table)}
    where ${conditions} and ${time} >= ${from} and ${time} < ${before}
    ${order} limit ${count} offset ${Math.min(rest, skipped)}) as ${sql.ref(`way${index}`)}`;
}

/** Ids of one page of a list, newest first. @param days row counts by day, newest first */
export async function idsByDay(
  db: Store,
  list: DayList,
  days: DayCount[],
  { offset, limit }: Window,
): Promise<string[]> {
  const scans = scansFor(days, offset, limit);
  if (scans.length === 0) return [];
  const reads = scans.map((scan, index) => idsOn(list, scan, index));
  const { rows } = await sql<{ fdId: string }>`
    ${sql.join(reads, sql` union all `)} ${newestFirst(list.at)}`.execute(db);
  return rows.map(({ fdId }) => fdId);
}

/** Lists that the store counts by day (migration 011). */
type CountedList = 'records' | 'openReports' | 'closedReports' | 'companies';

/** Rows per day, newest day first. */
export async function deskDayCounts(db: Store, list: CountedList): Promise<DayCount[]> {
  const rows = await db
    .selectFrom('deskCount')
    .select(['day', 'count'])
    .where('list', '=', list)
    .where('count', '>', 0)
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day, count }) => ({ day: Number(day), count: Number(count) }));
}

/** Total of all days. */
export const totalOf = (days: { count: number }[]): number => days.reduce((sum, { count }) => sum + count, 0);

/** Rows in the order of their ids; deleted ones are omitted. */
export function inOrder<Row extends { fdId: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.fdId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
