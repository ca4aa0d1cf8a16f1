import { sql, type RawBuilder } from 'kysely';
import { pageWindow, type Paging } from '../http/pagination';
import { startOfChinaDay } from '../lib/chinaTime';
import type { Store } from '../db/schema';
import { allOf, countedConditions, rowConditions, type InboxFilter } from './inboxFilter';
import { searchInbox } from './searchInbox';

/** Ids of one page of the inbox. */
export interface InboxPage {
  total: number;
  ids: string[];
  /** Ms; a search that was too broad to be carried through looked no further back. */
  searchedFrom: number | null;
}

/** How many submissions of a list came in on a day. */
interface DayCount {
  day: number;
  count: number;
}

/** A way to rows of a list: those of some days that follow each other. */
interface Way {
  from: number;
  before: number;
  skipped: number;
  count: number;
}

const newestFirst = sql`order by "createdAt" desc, "fdId" desc`;

/** Rows of each day, newest day first; the store keeps count of them. */
async function dayCounts(db: Store, filter: InboxFilter): Promise<DayCount[]> {
  const since = filter.fromDay === null ? [] : [sql<boolean>`"day" >= ${filter.fromDay}`];
  const { rows } = await sql<Record<'day' | 'count', number | string>>`
    select "day", sum("count") as "count" from "submissionCount"
    where ${allOf([...countedConditions(filter), ...since])}
    group by "day" having sum("count") > 0 order by "day" desc`.execute(db);
  return rows.map(({ day, count }) => ({ day: Number(day), count: Number(count) }));
}

/** The ways to a page: through days that have rows of it and no others, so that the index is never walked in vain. */
function waysTo(days: DayCount[], offset: number, limit: number): Way[] {
  const ways: Way[] = [];
  let before = offset;
  let missing = limit;
  for (const { day, count } of days) {
    if (missing === 0) break;
    const here = Math.min(missing, count - before);
    if (here > 0) {
      const from = startOfChinaDay(day);
      const last = ways.at(-1);
      // A neighbour of which nothing is skipped is reached on the same way.
      if (last && last.from === startOfChinaDay(day + 1)) Object.assign(last, { from, count: last.count + here });
      else ways.push({ from, before: startOfChinaDay(day + 1), skipped: before, count: here });
      missing -= here;
    }
    before = Math.max(0, before - count);
  }
  return ways;
}

const idsOn = (conditions: RawBuilder<boolean>, { from, before, skipped, count }: Way, index: number) =>
  sql`select * from (select "fdId", "createdAt" from "submission"
    where ${conditions} and "createdAt" >= ${from} and "createdAt" < ${before}
    ${newestFirst} limit ${count} offset ${skipped}) as ${sql.ref(`way${index}`)}`;

async function idsByDay(db: Store, filter: InboxFilter, paging: Paging): Promise<InboxPage> {
  const days = await dayCounts(db, filter);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const { offset, limit } = pageWindow(paging, total);
  const ways = waysTo(days, offset, limit);
  if (ways.length === 0) return { total, ids: [], searchedFrom: null };
  const conditions = allOf(countedConditions(filter));
  const reads = ways.map((way, index) => idsOn(conditions, way, index));
  const { rows } = await sql<{ fdId: string }>`${sql.join(reads, sql` union all `)} ${newestFirst}`.execute(db);
  return { total, ids: rows.map(({ fdId }) => fdId), searchedFrom: null };
}

/** Of one project or app, whose index holds all that the filters ask for. */
async function idsOfTarget(db: Store, filter: InboxFilter, paging: Paging): Promise<InboxPage> {
  const conditions = allOf(rowConditions(filter));
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as "count" from "submission" where ${conditions}`.execute(db);
  const total = Number(rows[0]?.count ?? 0);
  const { offset, limit } = pageWindow(paging, total);
  const found = await sql<{ fdId: string }>`
    select "fdId" from "submission" where ${conditions} ${newestFirst} limit ${limit} offset ${offset}`.execute(db);
  return { total, ids: found.rows.map(({ fdId }) => fdId), searchedFrom: null };
}

/** One page of the inbox, newest first. */
export async function inboxPage(db: Store, filter: InboxFilter, paging: Paging): Promise<InboxPage> {
  if (filter.q !== null) {
    const { ids, searchedFrom } = await searchInbox(db, filter, filter.q);
    const { offset, limit } = pageWindow(paging, ids.length);
    return { total: ids.length, ids: ids.slice(offset, offset + limit), searchedFrom };
  }
  return filter.target === null ? idsByDay(db, filter, paging) : idsOfTarget(db, filter, paging);
}
