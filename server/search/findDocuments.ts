import { PostgresAdapter, sql, type RawBuilder } from 'kysely';
import type { SearchArea } from '../../src/contract/search';
import { areaTerm, titleTerm } from '../db/searchDocument';
import type { Store } from '../db/schema';
import { termsOfWord, type SearchedTerm } from '../lib/searchTerms';

/** A document as far as it is needed to put it in order. */
export interface Found {
  place: number;
  area: SearchArea;
  fdId: string;
  title: string;
  issuer: string | null;
  date: string | null;
}

/** What is looked for: documents that have all of these words, or any of them. */
export interface Question {
  words: readonly string[];
  area: SearchArea | null;
  /** In the title alone. */
  inTitle: boolean;
  any: boolean;
}

const isPostgres = (db: Store): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The question in the language of the engine. Terms hold letters and digits alone, and nothing needs an escape. */
function expressionOf(db: Store, { words, area, inTitle, any }: Question): string {
  const [and, or, quote, open] = isPostgres(db) ? [' & ', ' | ', `'`, ':*'] : [' AND ', ' OR ', '"', '*'];
  const written = ({ term, open: isOpen }: SearchedTerm) =>
    `${quote}${inTitle ? titleTerm(term) : term}${quote}${isOpen ? open : ''}`;
  const ofWords = words.map((word) => `(${termsOfWord(word).map(written).join(and)})`).join(any ? or : and);
  return area === null ? ofWords : `(${ofWords})${and}${quote}${areaTerm(area)}${quote}`;
}

/** The places that answer a question, newest first. */
function placesOf(db: Store, question: Question, most: number): RawBuilder<unknown> {
  const expression = expressionOf(db, question);
  return isPostgres(db)
    ? sql`select "place" from "searchDocument" where "terms" @@ ${expression}::tsquery order by "place" desc limit ${most}`
    : sql`select rowid as "place" from "searchTerm" where "searchTerm" match ${expression}
          order by rowid desc limit ${most}`;
}

/** The newest documents that answer a question, newest first. */
export async function findDocuments(db: Store, question: Question, most: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select "place", "area", "fdId", "title", "issuer", "date" from "searchDocument"
    where "place" in (${placesOf(db, question, most)}) order by "place" desc`.execute(db);
  return rows.map((row) => ({ ...row, place: Number(row.place) }));
}

/** How many of the newest documents that answer a question each area has. */
export async function countDocuments(db: Store, question: Question, most: number): Promise<Map<SearchArea, number>> {
  const { rows } = await sql<{ area: SearchArea; count: number | string }>`
    select "area", count(*) as "count" from "searchDocument"
    where "place" in (${placesOf(db, question, most)}) group by "area"`.execute(db);
  return new Map(rows.map(({ area, count }) => [area, Number(count)]));
}

/** The texts of some documents. */
export async function textsOf(db: Store, places: readonly number[]): Promise<Map<number, string>> {
  if (places.length === 0) return new Map();
  const rows = await db
    .selectFrom('searchDocument')
    .select(['place', 'text'])
    .where('place', 'in', [...places])
    .execute();
  return new Map(rows.map(({ place, text }) => [Number(place), text]));
}
