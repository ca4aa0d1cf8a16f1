import { sql, type RawBuilder } from 'kysely';
import { openStates } from '../../src/contract/submission';
import { pageWindow, type Paging } from '../http/pagination';
import { countOf } from '../db/countOf';
import type { Store } from '../db/schema';
import type { Services } from '../services';
import { answerClockOf } from '../submissions/answerClock';
import { idsByDay, totalOf, type DayCount, type DayList } from './dayPages';
import { allOf, countedConditions, rowConditions, type InboxFilter } from './inboxFilter';
import { dueBuckets, idsByDue } from './inboxByDue';
import { searchInbox } from './searchInbox';
import { idsFromEnd, type Window } from './sortOrder';

/** The inbox in one of its orders. */
interface InboxList {
  total: number;
  ids: (window: Window) => Promise<string[]>;
  /** Whether it is asked for from its end. */
  isReversed: boolean;
  /** Ms; a search with too many matches went back to here only. */
  searchedFrom: number | null;
}

/** Rows per day, newest day first; counted by the store. */
async function dayCounts(db: Store, filter: InboxFilter): Promise<DayCount[]> {
  const since = filter.fromDay === null ? [] : [sql<boolean>`"day" >= ${filter.fromDay}`];
  const { rows } = await sql<Record<'day' | 'count', number | string>>`
    select "day", sum("count") as "count" from "submissionCount"
    where ${allOf([...countedConditions(filter), ...since])}
    group by "day" having sum("count") > 0 order by "day" desc`.execute(db);
  return rows.map(({ day, count }) => ({ day: Number(day), count: Number(count) }));
}

/** Ids in the order of an index, its end first. */
async function idsWhere(db: Store, conditions: RawBuilder<boolean>, columns: string[], { offset, limit }: Window) {
  const order = sql.join(columns.map((column) => sql`${sql.ref(column)} desc`));
  const { rows } = await sql<{ fdId: string }>`
    select "fdId" from "submission" where ${conditions} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ fdId }) => fdId);
}

/** Opens the inbox: sorted as asked, but by time limits only what waits, with no other filter. */
export async function openInbox(
  { db, longReads }: Pick<Services, 'db' | 'longReads'>,
  filter: InboxFilter,
): Promise<InboxList> {
  const { q, target, fromDay, states, order } = filter;
  const areOpen = states?.every((state) => (openStates as readonly string[]).includes(state));
  const isByCompany = order.endsWith('fdComName');
  const isReversed = order === 'submittedAt' || order === 'fdComName';
  const { ids: found, searchedFrom } =
    q === null ? { ids: null, searchedFrom: null } : await searchInbox(db, filter, q);
  if (found && !isByCompany) {
    const ids = async ({ offset, limit }: Window) => found.slice(offset, offset + limit);
    return { total: found.length, ids, isReversed, searchedFrom };
  }
  if (order.endsWith('due') && areOpen && target === null && fromDay === null) {
    const buckets = await dueBuckets(db, filter, await answerClockOf(db));
    const ids = (window: Window) => idsByDue(db, filter, buckets, window);
    return { total: totalOf(buckets), ids, isReversed: order === '-due', searchedFrom };
  }
  const days = target === null && !found ? await dayCounts(db, filter) : [];
  if (target === null && !isByCompany) {
    const list: DayList = { table: 'submission', at: 'createdAt', conditions: allOf(countedConditions(filter)) };
    return { total: totalOf(days), ids: (window) => idsByDay(db, list, days, window), isReversed, searchedFrom };
  }
  // The indexes of companies, and of projects and apps, cover all filters.
  const conditions = found ? sql<boolean>`"fdId" in (${sql.join(['', ...found])})` : allOf(rowConditions(filter));
  const columns = [...(isByCompany ? ['fdComName'] : []), 'createdAt', 'fdId'];
  const read = (window: Window) => idsWhere(db, conditions, columns, window);
  return {
    total:
      found?.length ?? (target === null ? totalOf(days) : await countOf(db.selectFrom('submission').where(conditions))),
    ids: isByCompany ? (window) => longReads.run(() => read(window)) : read,
    isReversed,
    searchedFrom,
  };
}

/** Ids of one page of the inbox. */
export async function inboxPage(services: Services, filter: InboxFilter, paging: Paging) {
  const { total, ids, isReversed, searchedFrom } = await openInbox(services, filter);
  const window = pageWindow(paging, total);
  return { total, ids: await (isReversed ? idsFromEnd(ids, window, total) : ids(window)), searchedFrom };
}
