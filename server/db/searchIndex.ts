import { PostgresAdapter, sql } from 'kysely';
import { searchAreas } from '../../src/contract/search';
import { pinyinOf } from '../lib/pinyin';
import { documentTerms, documentWords, isSearchArea, searchDocument, type SearchDocument } from './searchDocument';
import type { ContentName, Store, StoreTransaction } from './schema';

/** Documents written in one step; both engines bound the number of parameters. */
const atOnce = 50;

const isPostgres = (trx: Store | StoreTransaction): boolean => trx.getExecutor().adapter instanceof PostgresAdapter;

/** How often each word gets more or less frequent. */
type WordChanges = Map<string, number>;

function count(changes: WordChanges, documents: Pick<SearchDocument, 'title' | 'issuer'>[], by: 1 | -1): void {
  for (const document of documents) {
    for (const word of documentWords(document)) changes.set(word, (changes.get(word) ?? 0) + by);
  }
}

/** Takes documents out of the index. */
async function remove(
  trx: Store | StoreTransaction,
  area: ContentName,
  ids: string[],
  words: WordChanges,
): Promise<void> {
  const known = await trx
    .selectFrom('searchDocument')
    .select(['place', 'title', 'issuer'])
    .where('area', '=', area)
    .where('fdId', 'in', ids)
    .execute();
  if (known.length === 0) return;
  count(words, known, -1);
  const places = known.map(({ place }) => Number(place));
  if (!isPostgres(trx)) await sql`delete from "searchTerm" where rowid in (${sql.join(places)})`.execute(trx);
  await trx.deleteFrom('searchDocument').where('place', 'in', places).execute();
}

/** Two of a day can have one place, once in a very long time: the later one takes the next. */
async function insertOne(trx: Store | StoreTransaction, document: SearchDocument, terms: string[]): Promise<void> {
  const { place, area, fdId, title, issuer, date, text } = document;
  const values = [place, area, fdId, title, issuer, date, text];
  const columns = sql`"place", "area", "fdId", "title", "issuer", "date", "text"`;
  const { numAffectedRows } = isPostgres(trx)
    ? await sql`insert into "searchDocument" (${columns}, "terms")
        values (${sql.join(values)}, array_to_tsvector(${terms}::text[])) on conflict ("place") do nothing`.execute(trx)
    : await sql`insert into "searchDocument" (${columns}) values (${sql.join(values)})
        on conflict ("place") do nothing`.execute(trx);
  if (Number(numAffectedRows) === 0) return insertOne(trx, { ...document, place: place + 1 }, terms);
  if (isPostgres(trx)) return;
  await sql`insert into "searchTerm" (rowid, "terms") values (${place}, ${terms.join(' ')})`.execute(trx);
}

/** Keeps the words' frequencies; always in one order, so that two that write never wait for each other. */
async function writeWords(trx: Store | StoreTransaction, changes: WordChanges): Promise<void> {
  const changed = [...changes].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  for (let start = 0; start < changed.length; start += atOnce) {
    const rows = changed.slice(start, start + atOnce).map(([word, by]) => {
      const typed = pinyinOf(word);
      return { word, count: by, pinyin: typed?.pinyin ?? null, initials: typed?.initials ?? null };
    });
    await trx
      .insertInto('searchWord')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet(({ eb, ref }) => ({
          count: eb('searchWord.count', '+', ref('excluded.count')),
        })),
      )
      .execute();
  }
}

/**
 * Brings the search index to what the area's table holds now; the table's triggers have noted which rows changed. Call
 * it in the transaction of the change.
 * @param most rows that are looked at
 * @returns whether all were
 */
export async function indexChanges(
  trx: Store | StoreTransaction,
  area: ContentName,
  most = Infinity,
): Promise<boolean> {
  if (!isSearchArea(area)) return true;
  const words: WordChanges = new Map();
  let done = 0;
  let isWhole = false;
  while (done < most) {
    const changed = await trx
      .selectFrom('searchChange')
      .select('fdId')
      .where('area', '=', area)
      .limit(atOnce)
      .execute();
    isWhole = changed.length < atOnce;
    if (changed.length === 0) break;
    done += changed.length;
    const ids = changed.map(({ fdId }) => fdId);
    await remove(trx, area, ids, words);
    const rows: Record<string, unknown>[] = await trx
      .selectFrom(area as 'policy')
      .selectAll()
      .where('fdId', 'in', ids)
      .execute();
    const documents = rows.map((row) => searchDocument(area, row));
    count(words, documents, 1);
    for (const document of documents) await insertOne(trx, document, documentTerms(document));
    await trx.deleteFrom('searchChange').where('area', '=', area).where('fdId', 'in', ids).execute();
  }
  await writeWords(trx, words);
  return isWhole;
}

/** Rows that are written in one transaction when a store gets its index. */
const batch = 500;

/** Indexes what was in the store before it had an index; does nothing in one that has it. */
export async function indexStore(db: Store): Promise<void> {
  for (const area of searchAreas) {
    while (!(await db.transaction().execute((trx) => indexChanges(trx, area, batch)))) continue;
  }
}
