import { PostgresAdapter, sql } from 'kysely';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { areaOfPlace, areaTerm, monthOfPlace, titleTerm, type SearchDocument } from '../db/searchDocument';
import type { Store } from '../db/schema';
import { indexOrigin, placeOfRow, readIndexMark } from '../db/searchIndex';
import { serviceUnavailable } from '../lib/errors';
import { termsOfWord } from '../lib/searchTerms';

/** A document without its text, for ranking. */
export type Found = Omit<SearchDocument, 'text'>;

/** A query: documents that contain all of these words, or any of them. */
export interface DocumentQuery {
  words: readonly string[];
  area: AreaName | null;
  /** In the title only. */
  inTitle: boolean;
  any: boolean;
}

/** A number of newest documents, extended to the whole of their oldest month. */
interface Partition {
  count: number;
  /** Its oldest month. */
  from: number;
}

/** Number of matches among a number of documents. */
interface Seen {
  found: number;
  scanned: number;
}

/** The newest matches, found among a number of documents. */
export interface Newest {
  places: number[];
  scanned: number;
}

/** Factor for reading the newest of all areas at once: large areas then usually have enough. */
const ofAllAreas = 6;

/** Size of the smallest partition, growth factor, number of partitions, and lifetime of their bounds in ms. */
const partitions = { least: 4_000, times: 2, count: 8, forMs: 600_000 };

/**
 * Finds the newest documents that match a query. The embedded index is sorted by key and read from the newest on.
 * PostgreSQL's GIN index has no order: all matching documents would be read to find the newest. There it is queried
 * partition by partition, from the newest months on, until there are enough; the month terms limit how many documents a
 * frequent word matches.
 */
export class DocumentFinder {
  readonly #isPostgres: boolean;
  #partitions: Partition[] = [];
  #measured: { at: number; done: Promise<void> } | null = null;

  /**
   * @param now monotonic clock, in ms
   * @param lengths of the partitions
   */
  constructor(
    private readonly db: Store,
    private readonly now: () => number = () => performance.now(),
    private readonly lengths = partitions,
  ) {
    this.#isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  }

  /**
   * Sort keys of the newest matches.
   * @throws StatusError 503 where another version made the index, as do all that search
   */
  async newest(documentQuery: DocumentQuery, limit: number): Promise<number[]> {
    await this.#requireOwnIndex();
    return (await this.#newest(documentQuery, limit)).places;
  }

  /** The newest matches of all areas; usually includes enough of large areas. */
  async newestOfAll(documentQuery: DocumentQuery, inArea: number): Promise<Newest> {
    await this.#requireOwnIndex();
    return this.#newest({ ...documentQuery, area: null }, inArea * ofAllAreas);
  }

  /** The newest matches of each area; areas without matches are omitted. */
  async newestOfAreas(
    documentQuery: DocumentQuery,
    inArea: number,
    ofAll: Newest | Promise<Newest> = this.newestOfAll(documentQuery, inArea),
  ): Promise<Map<AreaName, number[]>> {
    const { places: newest, scanned } = await ofAll;
    const areas = new Map<AreaName, number[]>();
    for (const area of areaNames) {
      const known = newest.filter((place) => areaOfPlace(place) === area);
      const isKnown = newest.length < inArea * ofAllAreas || known.length >= inArea;
      const places = isKnown
        ? known.slice(0, inArea)
        : (await this.#newest({ ...documentQuery, area }, inArea, { found: known.length, scanned })).places;
      if (places.length > 0) areas.set(area, places);
    }
    return areas;
  }

  /** Those words that occur in any document. */
  async found(words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const word of words) {
      const one = await this.newest({ words: [word], area: null, inTitle: false, any: false }, 1);
      if (one.length > 0) found.push(word);
    }
    return found;
  }

  /** Documents by sort key. */
  async documents(places: readonly number[]): Promise<Found[]> {
    if (places.length === 0) return [];
    const rows = await this.db
      .selectFrom('searchDocument')
      .select(['place', 'area', 'fdId', 'title', 'issuer', 'date', 'closes'])
      .where('place', 'in', [...places])
      // Another version may have made the index anew meanwhile.
      .where('area', 'in', areaNames)
      .execute();
    return rows.map((row) => ({ ...row, area: row.area as AreaName, place: Number(row.place) }));
  }

  /** The texts of documents. */
  async texts(places: readonly number[]): Promise<Map<number, string>> {
    if (places.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('searchDocument')
      .select(['place', 'text'])
      .where('place', 'in', [...places])
      .execute();
    return new Map(rows.map(({ place, text }) => [Number(place), text]));
  }

  /** @throws StatusError 503 for an index that another version made */
  async #requireOwnIndex(): Promise<void> {
    const origin = indexOrigin(await readIndexMark(this.db));
    if (origin !== 'own' && origin !== 'nobody') throw serviceUnavailable();
  }

  /** Conditions in the engine's query syntax. Terms consist of letters and digits, so nothing needs escaping. */
  #partsOf({ words, area, inTitle, any }: DocumentQuery): string[] {
    const [and, or, quote] = this.#isPostgres ? [' & ', ' | ', `'`] : [' AND ', ' OR ', '"'];
    const termOf = (term: string) => `${quote}${inTitle ? titleTerm(term) : term}${quote}`;
    const all = (terms: string[]) => `(${terms.join(and)})`;
    const oneOf = (choices: string[][]) => (choices.length > 1 ? [`(${choices.map(all).join(or)})`] : choices[0]!);
    const ofWords = words.map((word) => oneOf(termsOfWord(word).map((terms) => terms.map(termOf))));
    const parts = any ? oneOf(ofWords) : ofWords.flat();
    return area === null ? parts : [...parts, `${quote}${areaTerm(area)}${quote}`];
  }

  /** @param seen result of an earlier query, to start with a partition that should have enough */
  async #newest(documentQuery: DocumentQuery, limit: number, seen?: Seen): Promise<Newest> {
    const parts = this.#partsOf(documentQuery);
    if (!this.#isPostgres) {
      const { rows } = await sql<{ rowid: number }>`
        select rowid from "searchTerm" where "searchTerm" match ${parts.join(' AND ')}
        order by rowid limit ${limit}`.execute(this.db);
      return { places: rows.map(({ rowid }) => placeOfRow(rowid)), scanned: 0 };
    }
    await this.#measure();
    // The next partition that should have enough; undefined: the word is rare.
    const likely = ({ found, scanned }: Seen) =>
      this.#partitions.find(({ count }) => count > scanned && found * count > limit * scanned);
    let partition = seen ? likely(seen) : this.#partitions[0];
    while (partition) {
      const { count, from } = partition;
      const places = await this.#newestOf(parts, from, limit);
      if (places.length >= limit) return { places, scanned: count };
      partition = likely({ found: places.length, scanned: count });
    }
    return { places: await this.#newestOf(parts, null, limit), scanned: Infinity };
  }

  async #newestOf(parts: string[], since: number | null, limit: number): Promise<number[]> {
    const { rows } = await sql<{ place: string }>`
      select "place" from "searchNewestOf"(${parts}::text[], ${since}::integer, ${limit})`.execute(this.db);
    return rows.map(({ place }) => Number(place));
  }

  async #placeAt(offset: number): Promise<number | null> {
    const row = await this.db
      .selectFrom('searchDocument')
      .select('place')
      .orderBy('place', 'desc')
      .offset(offset)
      .limit(1)
      .executeTakeFirst();
    return row ? Number(row.place) : null;
  }

  /** Determines how far back the partitions go; later insertions only make them longer. */
  async #measure(): Promise<void> {
    if (this.#measured && this.now() - this.#measured.at < this.lengths.forMs) return this.#measured.done;
    const work = async () => {
      const known: Partition[] = [];
      for (let index = 0; index < this.lengths.count; index += 1) {
        const count = this.lengths.least * this.lengths.times ** index;
        const oldest = await this.#placeAt(count);
        if (oldest === null) break;
        known.push({ count, from: monthOfPlace(oldest) });
      }
      this.#partitions = known;
    };
    const done = work();
    const measured = { at: this.now(), done };
    this.#measured = measured;
    done.catch(() => this.#measured === measured && (this.#measured = null));
    return done;
  }
}
