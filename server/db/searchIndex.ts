import { sql } from 'kysely';
import { type AreaName, areaNames } from '../../src/contract/areas';
import { mapInSlices } from '../lib/concurrency';
import { pinyinOf } from '../lib/searchTerms';
import {
  documentTerms,
  documentWords,
  isSearchArea,
  placeAfter,
  type SearchDocument,
  searchDocument,
} from './searchDocument';
import { readState, writeState } from './portalState';
import { batchesOf, isPostgres, rowsWith } from './queries';
import type { ContentName, Store, StoreTransaction } from './schema';

/** Made greater with every change of what the index holds of a row. */
const formatVersion = 6;

/**
 * What the index was made with. Its words are cut by ICU, which is another one with another Node.js; its places count the
 * areas.
 */
export const indexVersion = `${formatVersion} icu ${process.versions.icu} ${areaNames.join(' ')}`;

/** Where the store says which version its index has. */
export const indexMark = 'searchIndex';

/** The version that the store's index has; null where it has no index yet. */
export const readIndexMark = (db: Store | StoreTransaction): Promise<string | null> => readState(db, indexMark);

/** Whether this version made the index, or nobody yet. While servers are replaced one by one, two versions meet. */
export const isOwnIndex = async (db: Store | StoreTransaction): Promise<boolean> =>
  [null, indexVersion].includes(await readIndexMark(db));

/** A document with its terms. */
interface IndexedDocument extends SearchDocument {
  terms: string[];
}

function indexedDocument(area: AreaName, row: Record<string, unknown>): IndexedDocument {
  const document = searchDocument(area, row);
  return { ...document, terms: documentTerms(document) };
}

/** Documents per statement; both engines limit the number of parameters. */
const batchSize = 50;

/** Maximum rows that a bulk change indexes itself, the newest first; the rest is indexed in the background. */
const maxPerChange = 1_000;

/** Key of the PostgreSQL advisory lock for index writes; arbitrary. */
const indexLock = 7_302_412;

/**
 * Row ids of the embedded index are negative, so that the newest come first: it reads faster forwards than backwards.
 */
const rowidOf = (place: number): number => -place;
export const placeOfRow = (rowid: number): number => -rowid;

/** Serialises index writes until the end of the transaction, since all of them count the same words. */
async function lockIndex(trx: Store | StoreTransaction): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${indexLock})`.execute(trx);
}

/** Change of each word's frequency. */
type WordChanges = Map<string, number>;

function count(changes: WordChanges, documents: Pick<SearchDocument, 'title' | 'issuer'>[], by: 1 | -1): void {
  for (const document of documents) {
    for (const word of documentWords(document)) changes.set(word, (changes.get(word) ?? 0) + by);
  }
}

/**
 * Removes the newest changes of an area from the queue. Concurrent changes queue the row again; rows locked by another
 * transaction are skipped.
 */
async function takeNewest(trx: Store | StoreTransaction, area: AreaName): Promise<string[]> {
  const newest = sql`select "number" from "searchChange" where "area" = ${area} order by "number" desc limit ${batchSize}`;
  // An array is evaluated once: as a join the query could run, and lock, more often.
  const chosen = isPostgres(trx) ? sql`= any (array(${newest} for update skip locked))` : sql`in (${newest})`;
  const { rows } = await sql<{ fdId: string }>`
    delete from "searchChange" where "area" = ${area} and "number" ${chosen} returning "fdId"`.execute(trx);
  return rows.map(({ fdId }) => fdId);
}

/** Removes given rows from the queue. */
async function takeOf(trx: Store | StoreTransaction, area: AreaName, fdIds: readonly string[]): Promise<string[]> {
  const rows = await trx
    .deleteFrom('searchChange')
    .where('area', '=', area)
    .where('fdId', 'in', [...fdIds])
    .returning('fdId')
    .execute();
  return rows.map(({ fdId }) => fdId);
}

/** Removes changes from the queue step by step: those of given rows, or a number of the newest. */
async function* takeChanges(
  trx: Store | StoreTransaction,
  area: AreaName,
  which: readonly string[] | number,
): AsyncGenerator<string[]> {
  if (typeof which === 'number') {
    for (let done = 0; done < which;) {
      const ids = await takeNewest(trx, area);
      if (ids.length === 0) return;
      yield ids;
      done += ids.length;
    }
    return;
  }
  for (const some of batchesOf(which, batchSize)) {
    const ids = await takeOf(trx, area, some);
    if (ids.length > 0) yield ids;
  }
}

/** Removes documents from the index. */
async function remove(trx: Store | StoreTransaction, area: AreaName, ids: string[], words: WordChanges): Promise<void> {
  const known = await trx
    .selectFrom('searchDocument')
    .select(['place', 'title', 'issuer'])
    .where('area', '=', area)
    .where('fdId', 'in', ids)
    .execute();
  if (known.length === 0) return;
  count(words, known, -1);
  const places = known.map(({ place }) => Number(place));
  if (!isPostgres(trx)) {
    await sql`delete from "searchTerm" where rowid in (${sql.join(places.map(rowidOf))})`.execute(trx);
  }
  await trx.deleteFrom('searchDocument').where('place', 'in', places).execute();
}

const columnsOfDocument = ['place', 'area', 'fdId', 'title', 'issuer', 'date', 'closes', 'text'] as const;

/** Inserts documents; if two of a day have the same key, the later one takes the next. */
async function insert(trx: Store | StoreTransaction, documents: IndexedDocument[]): Promise<void> {
  const free = new Map<number, IndexedDocument>();
  const late: IndexedDocument[] = [];
  for (const document of documents) {
    if (free.has(document.place)) late.push(document);
    else free.set(document.place, document);
  }
  if (free.size === 0) return;
  const onServer = isPostgres(trx);
  const rows = [...free.values()].map((document) => {
    const values = columnsOfDocument.map((name) => document[name]);
    if (!onServer) return sql`(${sql.join(values)})`;
    return sql`(${sql.join(values)}, array_to_tsvector(${document.terms}::text[]))`;
  });
  const columns = [...columnsOfDocument, ...(onServer ? ['terms'] : [])];
  const inserted = await sql<{ place: number | string }>`
    insert into "searchDocument" (${sql.join(columns.map((name) => sql.id(name)))}) values ${sql.join(rows)}
    on conflict ("place") do nothing returning "place"`.execute(trx);
  const places = inserted.rows.map(({ place }) => Number(place));
  if (!onServer && places.length > 0) {
    // In order: otherwise each insertion would make the engine flush a segment.
    const found = places
      .sort((a, b) => b - a)
      .map((place) => sql`(${rowidOf(place)}, ${free.get(place)!.terms.join(' ')})`);
    await sql`insert into "searchTerm" (rowid, "terms") values ${sql.join(found)}`.execute(trx);
  }
  for (const place of places) free.delete(place);
  await insert(
    trx,
    [...free.values(), ...late].map((document) => ({ ...document, place: placeAfter(document.place) })),
  );
}

/** Updates the words' frequencies. */
async function writeWords(trx: Store | StoreTransaction, changes: WordChanges): Promise<void> {
  const changed = [...changes].filter(([, by]) => by !== 0);
  for (const some of batchesOf(changed, batchSize)) {
    const rows = some.map(([word, by]) => {
      const typed = pinyinOf(word);
      const ending = Array.from(word).at(-1)!;
      return { word, ending, count: by, pinyin: typed?.pinyin ?? null, initials: typed?.initials ?? null };
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
    const fewer = rows.filter((row) => row.count < 0).map(({ word }) => word);
    if (fewer.length > 0) {
      await trx.deleteFrom('searchWord').where('word', 'in', fewer).where('count', '<=', 0).execute();
    }
  }
}

/**
 * Updates the search index for an area's changed rows, which triggers have queued. Call it in the transaction of the
 * change.
 * @param which the changed rows, if known, or how many to index, newest first
 * @returns number of rows indexed
 */
export async function indexChanges(
  trx: Store | StoreTransaction,
  area: ContentName,
  which: readonly string[] | number = maxPerChange,
): Promise<number> {
  if (!isSearchArea(area)) return 0;
  await lockIndex(trx);
  // Once no other server can make it anew. The servers that made it index what has changed.
  if (!(await isOwnIndex(trx))) return 0;
  const words: WordChanges = new Map();
  let done = 0;
  for await (const ids of takeChanges(trx, area, which)) {
    await remove(trx, area, ids, words);
    const rows: Record<string, unknown>[] = await trx
      .selectFrom(area as 'policy')
      .selectAll()
      .where('fdId', 'in', ids)
      .execute();
    // Cutting all of their texts at once would hold the event loop.
    const documents = await mapInSlices(rows, (row) => indexedDocument(area, row));
    count(words, documents, 1);
    await insert(trx, documents);
    done += ids.length;
  }
  await writeWords(trx, words);
  return done;
}

/** Whether changes of areas that this version knows wait to be indexed. */
export async function isIndexWaiting(db: Store): Promise<boolean> {
  const waiting = db.selectFrom('searchChange').select('number').where('area', 'in', areaNames);
  const row = await waiting.limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Indexes queued changes: rows older than the index, and those changed by other programs.
 * @param limit maximum rows in this transaction
 * @returns number of rows indexed
 */
export async function indexWaiting(db: Store, limit: number): Promise<number> {
  for (const area of areaNames) {
    const waits = await rowsWith(db, 'searchChange', { area }).select('number').limit(1).executeTakeFirst();
    const done = waits ? await db.transaction().execute((trx) => indexChanges(trx, area, limit)) : 0;
    if (done > 0) return done;
  }
  return 0;
}

const isCurrent = async (db: Store | StoreTransaction): Promise<boolean> => (await readIndexMark(db)) === indexVersion;

/** Empties an index that was made in another way, and notes all rows for the new one. */
export async function renewIndex(db: Store): Promise<void> {
  if (await isCurrent(db)) return;
  const onServer = isPostgres(db);
  await db.transaction().execute(async (trx) => {
    if (!onServer) await trx.deleteFrom('searchChange').execute();
    for (const area of areaNames) {
      const rows = onServer
        ? sql`("area", "fdId") select ${area}::text, "fdId" from ${sql.table(area)} order by "fdId" on conflict do nothing`
        : sql`("number", "area", "fdId") select rowid, ${area}, "fdId" from ${sql.table(area)}`;
      await sql`insert into "searchChange" ${rows}`.execute(trx);
    }
    // Last, as by whoever changes content; another server may have been here meanwhile.
    await lockIndex(trx);
    if (await isCurrent(trx)) return;
    if (onServer) await sql`truncate "searchDocument", "searchWord"`.execute(trx);
    else {
      await trx.deleteFrom('searchDocument').execute();
      await trx.deleteFrom('searchWord').execute();
      await sql`insert into "searchTerm" ("searchTerm") values ('delete-all')`.execute(trx);
    }
    await writeState(trx, indexMark, indexVersion);
  });
}
