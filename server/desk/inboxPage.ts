import { sql } from 'kysely';
import { openStates } from '../../src/contract/submission';
import { pageWindow, type Paging } from '../http/pagination';
import type { Store } from '../db/schema';
import { answerClockOf } from '../submissions/answerClock';
import { idsByDay, totalOf, type DayCount, type DayList } from './dayPages';
import { allOf, countedConditions, rowConditions, type InboxFilter } from './inboxFilter';
import { dueBuckets, idsByDue } from './inboxByDue';
import { searchInbox } from './searchInbox';

/** Ids of one page of the inbox. */
export interface InboxPage {
  total: number;
  ids: string[];
  /** Ms; a search with too many matches went back to here only. */
  searchedFrom: number | null;
}

const newestFirst = sql`order by "createdAt" desc, "fdId" desc`;

/** Rows per day, newest day first; counted by the store. */
async function dayCounts(db: Store, filter: InboxFilter): Promise<DayCount[]> {
  const since = filter.fromDay === null ? [] : [sql<boolean>`"day" >= ${filter.fromDay}`];
  const { rows } = await sql<Record<'day' | 'count', number | string>>`
    select "day", sum("count") as "count" from "submissionCount"
    where ${allOf([...countedConditions(filter), ...since])}
    group by "day" having sum("count") > 0 order by "day" desc`.execute(db);
  return rows.map(({ day, count }) => ({ day: Number(day), count: Number(count) }));
}

async function pageByDay(db: Store, filter: InboxFilter, paging: Paging): Promise<InboxPage> {
  const days = await dayCounts(db, filter);
  const total = totalOf(days);
  const list: DayList = { table: 'submission', at: 'createdAt', conditions: allOf(countedConditions(filter)) };
  return { total, ids: await idsByDay(db, list, days, pageWindow(paging, total)), searchedFrom: null };
}

/** Ids for one project or app, whose index covers all filters. */
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

/** What waits for staff, by what is left of the time limit. */
async function pageByDue(db: Store, filter: InboxFilter, paging: Paging): Promise<InboxPage> {
  const buckets = await dueBuckets(db, filter, await answerClockOf(db));
  const total = totalOf(buckets);
  return { total, ids: await idsByDue(db, filter, buckets, pageWindow(paging, total)), searchedFrom: null };
}

/** One page of the inbox: the newest first, unless what waits is asked for by its time limits, and by nothing else. */
export async function inboxPage(db: Store, filter: InboxFilter, paging: Paging): Promise<InboxPage> {
  if (filter.q !== null) {
    const { ids, searchedFrom } = await searchInbox(db, filter, filter.q);
    const { offset, limit } = pageWindow(paging, ids.length);
    return { total: ids.length, ids: ids.slice(offset, offset + limit), searchedFrom };
  }
  if (filter.target !== null) return idsOfTarget(db, filter, paging);
  const areOpen = filter.states?.every((state) => (openStates as readonly string[]).includes(state));
  const isByDue = filter.byDue && areOpen && filter.fromDay === null;
  return isByDue ? pageByDue(db, filter, paging) : pageByDay(db, filter, paging);
}
