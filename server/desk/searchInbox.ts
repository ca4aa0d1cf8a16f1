import { sql } from 'kysely';
import { containsText } from '../db/containsText';
import type { Store } from '../db/schema';
import { allOf, rowConditions, type InboxFilter } from './inboxFilter';

/** What a search found, newest first. */
export interface Found {
  ids: string[];
  /** Ms; not null where not all was looked through: nothing before it was. */
  searchedFrom: number | null;
}

interface Hit {
  fdId: string;
  createdAt: number | string;
}

/** A word that more names have is a broad one, of which the newest are enough. */
const mostNames = 200;
/** Hits that are counted, and rows that are looked through for a broad word. */
const most = { hits: 5000, rows: 10_000 };

const newestFirst = sql`order by "createdAt" desc, "fdId" desc`;

const numberPart = /^(?:SB|YX|FB)-?\d{0,8}-?\d*$/i;

/** By a receipt number or its beginning; numbers of a kind follow each other in time. */
async function byNumber(db: Store, filter: InboxFilter, text: string): Promise<Found> {
  const from = text.toUpperCase();
  const conditions = allOf(rowConditions(filter));
  const { rows } = await sql<Hit>`
    select "fdId", "createdAt" from "submission"
    where "number" >= ${from} and "number" < ${`${from}~`} and ${conditions}
    order by "number" desc limit ${most.hits}`.execute(db);
  return found(rows, rows.length === most.hits);
}

function found(rows: Hit[], isCut: boolean): Found {
  const hits = rows.map(({ fdId, createdAt }) => ({ fdId, at: Number(createdAt) }));
  hits.sort((a, b) => b.at - a.at || (a.fdId < b.fdId ? 1 : -1));
  return { ids: hits.map(({ fdId }) => fdId), searchedFrom: isCut ? (hits.at(-1)?.at ?? null) : null };
}

/** By names that are known whole: each of the two indexes holds its rows in the list's order. */
async function byNames(db: Store, filter: InboxFilter, names: string[]): Promise<Found> {
  const conditions = allOf(rowConditions(filter));
  const named = (column: string) => sql`select * from (select "fdId", "createdAt" from "submission"
    where ${sql.ref(column)} in (${sql.join(names)}) and ${conditions}
    ${newestFirst} limit ${most.hits + 1}) as ${sql.ref(column)}`;
  // A union has no row twice.
  const { rows } = await sql<Hit>`${named('fdComName')} union ${named('title')} ${newestFirst}`.execute(db);
  return found(rows.slice(0, most.hits), rows.length > most.hits);
}

/** By a word that many names have: among the newest rows of the list. */
async function amongNewest(db: Store, filter: InboxFilter, text: string): Promise<Found> {
  const newest = sql`select "fdId", "createdAt", "title", "fdComName" from "submission"
    where ${allOf(rowConditions(filter))} ${newestFirst} limit ${most.rows}`;
  const matches = sql`(${containsText(db, 'title', text)} or ${containsText(db, 'fdComName', text)})`;
  const { rows } = await sql<Hit & { isLast: number }>`
    with "newest" as (${newest})
    select "fdId", "createdAt", 0 as "isLast" from "newest" where ${matches}
    union all
    select '' as "fdId", min("createdAt") as "createdAt", 1 as "isLast" from "newest" having count(*) = ${most.rows}
  `.execute(db);
  const end = rows.find(({ isLast }) => Number(isLast) === 1);
  const hits = found(
    rows.filter(({ isLast }) => Number(isLast) === 0),
    false,
  );
  return { ...hits, searchedFrom: end ? Number(end.createdAt) : null };
}

/**
 * Searches companies and titles, or receipt numbers by their beginning. A word that up to two hundred names have is looked
 * for everywhere; of a broader one the newest submissions of the list are looked through, and it is said how far.
 */
export async function searchInbox(db: Store, filter: InboxFilter, text: string): Promise<Found> {
  if (numberPart.test(text)) return byNumber(db, filter, text);
  const { rows } = await sql<{ name: string }>`
    select "name" from "submissionName" where ${containsText(db, 'name', text)} limit ${mostNames + 1}`.execute(db);
  if (rows.length === 0) return { ids: [], searchedFrom: null };
  if (rows.length > mostNames) return amongNewest(db, filter, text);
  return byNames(
    db,
    filter,
    rows.map(({ name }) => name),
  );
}
