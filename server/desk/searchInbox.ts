import { sql } from 'kysely';
import { plainForms, telephonePart } from '../../src/contract/typedNumbers';
import { beginsWith, containsText } from '../db/containsText';
import type { Store } from '../db/schema';
import { visibleText } from '../lib/searchTerms';
import { newestFirst } from './dayPages';
import { allOf, rowConditions, type InboxFilter } from './inboxFilter';

/** Search results, newest first. */
export interface Found {
  ids: string[];
  /** Ms; if not null, earlier submissions were not searched. */
  searchedFrom: number | null;
}

interface Hit {
  fdId: string;
  createdAt: number | string;
}

/** With more matching names a word is too common, and only the newest submissions are searched. */
const maxNames = 200;
/** Maximum hits counted, and rows scanned for a common word. */
const limits = { hits: 5000, rows: 10_000 };

const numberPart = /^(?:SB|YX|FB)-?\d{0,8}-?\d*$/i;

/** By a receipt number or its prefix; numbers of a kind ascend with time. */
async function byNumber(db: Store, filter: InboxFilter, text: string): Promise<Found> {
  const from = text.toUpperCase();
  const conditions = allOf(rowConditions(filter));
  const { rows } = await sql<Hit>`
    select "fdId", "createdAt" from "submission"
    where "number" >= ${from} and "number" < ${`${from}~`} and ${conditions}
    order by "number" desc limit ${limits.hits}`.execute(db);
  return found(rows, rows.length === limits.hits);
}

function found(rows: Hit[], isCut: boolean): Found {
  // A submission may be found by several of its texts.
  const hits = [...new Map(rows.map(({ fdId, createdAt }) => [fdId, { fdId, at: Number(createdAt) }])).values()];
  hits.sort((a, b) => b.at - a.at || (a.fdId < b.fdId ? 1 : -1));
  return { ids: hits.map(({ fdId }) => fdId), searchedFrom: isCut ? (hits.at(-1)?.at ?? null) : null };
}

/** By exact names: each of the two indexes returns its rows in list order. */
async function byNames(db: Store, filter: InboxFilter, names: string[], more: Hit[]): Promise<Found> {
  if (names.length === 0) return found(more, false);
  const conditions = allOf(rowConditions(filter));
  const named = (column: string) => sql`select * from (select "fdId", "createdAt" from "submission"
    where ${sql.ref(column)} in (${sql.join(names)}) and ${conditions}
    ${newestFirst('createdAt')} limit ${limits.hits + 1}) as ${sql.ref(column)}`;
  // `union` removes duplicates.
  const { rows } = await sql<Hit>`${named('fdComName')} union ${named('title')} ${newestFirst('createdAt')}`.execute(
    db,
  );
  return found([...rows.slice(0, limits.hits), ...more], rows.length > limits.hits);
}

/** A hit among the newest rows, or when the last of them came. */
export type ScannedHit = Hit & { isLast: number };

export function foundAmongNewest(rows: ScannedHit[], more: Hit[] = []): Found {
  const end = rows.find(({ isLast }) => Number(isLast) === 1);
  const hits = found([...rows.filter(({ isLast }) => Number(isLast) === 0), ...more], false);
  return { ...hits, searchedFrom: end ? Number(end.createdAt) : null };
}

/** Scans the newest rows of the list for a common word. */
async function amongNewest(db: Store, filter: InboxFilter, text: string, more: Hit[]): Promise<Found> {
  const newest = sql`select "fdId", "createdAt", "title", "fdComName" from "submission"
    where ${allOf(rowConditions(filter))} ${newestFirst('createdAt')} limit ${limits.rows}`;
  const matches = sql`(${containsText(db, 'title', text)} or ${containsText(db, 'fdComName', text)})`;
  const { rows } = await sql<ScannedHit>`
    with "newest" as (${newest})
    select "fdId", "createdAt", 0 as "isLast" from "newest" where ${matches}
    union all
    select '' as "fdId", min("createdAt") as "createdAt", 1 as "isLast" from "newest" having count(*) = ${limits.rows}
  `.execute(db);
  return foundAmongNewest(rows, more);
}

/** Contacts of each form; those of an entry while it is published. */
const contacts = [
  ['projectApplication', 'fdSubmitterPhone', 'fdSubmitterName'],
  ['purchaseIntention', 'fdContactPhone', 'fdContactName'],
  ['getbuginess', 'fdContactsPhone', 'fdContactsPerson'],
] as const;

/** By the beginning of a telephone number, the account's included, or by the whole name of a contact. */
async function byContact(db: Store, filter: InboxFilter, text: string): Promise<Hit[]> {
  const phone = telephonePart(text);
  const isPhone = /^\d{5,12}$/.test(phone);
  const having = contacts.map(([table, ofPhone, ofName]) => {
    const matches = isPhone ? beginsWith(db, ofPhone, phone) : sql<boolean>`${sql.ref(ofName)} = ${visibleText(text)}`;
    return sql`select "fdId" from ${sql.table(table)} where ${matches}`;
  });
  if (isPhone) {
    having.push(sql`select "submission"."fdId" from "submission" inner join "account" on "account"."fdId" = "accountId"
      where "account"."isCust" = '1' and "account"."passwordHash" <> '' and ${beginsWith(db, 'account.username', phone)}`);
  }
  const { rows } = await sql<Hit>`
    select "fdId", "createdAt" from "submission"
    where "fdId" in (${sql.join(having, sql` union all `)}) and ${allOf(rowConditions(filter))}
    ${newestFirst('createdAt')} limit ${limits.hits}`.execute(db);
  return rows;
}

/**
 * Searches companies, titles and contacts, or receipt numbers by prefix. A word with up to two hundred matching names is searched
 * completely; for a more common one the newest submissions are scanned, and the result says how far back.
 */
export async function searchInbox(db: Store, filter: InboxFilter, text: string): Promise<Found> {
  const number = plainForms(text)
    .replace(/\p{Dash}/gu, '-')
    .replace(/ /g, '');
  if (numberPart.test(number)) return byNumber(db, filter, number);
  const { rows } = await sql<{ name: string }>`
    select "name" from "submissionName" where ${containsText(db, 'name', text)} limit ${maxNames + 1}`.execute(db);
  const contacted = await byContact(db, filter, text);
  if (rows.length > maxNames) return amongNewest(db, filter, text, contacted);
  return byNames(
    db,
    filter,
    rows.map(({ name }) => name),
    contacted,
  );
}
