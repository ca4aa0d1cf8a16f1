import { sql } from 'kysely';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { areaOfPlace, areaTerm, titleTerm, type SearchDocument } from '../db/searchDocument';
import type { Store } from '../db/schema';
import { isPostgres } from '../db/queries';
import { isOwnIndex, placeOfRow } from '../db/searchIndex';
import { serviceUnavailable } from '../lib/errors';
import { termsOfWord } from '../lib/searchTerms';

/** A document without its text, for ranking. */
export type Found = Omit<SearchDocument, 'text'>;

/** A query: documents that contain all of these words, or any of them. */
export interface DocumentQuery {
  words: readonly string[];
  area?: AreaName | null;
  /** In the title only. */
  inTitle?: boolean;
  any?: boolean;
}

/** Factor for reading the newest of all areas at once: large areas then usually have enough. */
const ofAllAreas = 6;

/**
 * Finds the newest documents that match a query. The embedded index is sorted by key and read from the newest on;
 * PostgreSQL sorts what its GIN index finds.
 */
export class DocumentFinder {
  readonly #isPostgres: boolean;

  constructor(private readonly db: Store) {
    this.#isPostgres = isPostgres(db);
  }

  /**
   * Sort keys of the newest matches.
   * @throws StatusError 503 where another version made the index, as do all that search
   */
  async newest(documentQuery: DocumentQuery, limit: number): Promise<number[]> {
    if (!(await isOwnIndex(this.db))) throw serviceUnavailable();
    return this.#newest(documentQuery, limit);
  }

  /** The newest matches of all areas; usually includes enough of large areas. */
  newestOfAll(documentQuery: DocumentQuery, inArea: number): Promise<number[]> {
    return this.newest({ ...documentQuery, area: null }, inArea * ofAllAreas);
  }

  /** The newest matches of each area; areas without matches are omitted. */
  async newestOfAreas(
    documentQuery: DocumentQuery,
    inArea: number,
    ofAll: readonly number[] | Promise<readonly number[]> = this.newestOfAll(documentQuery, inArea),
  ): Promise<Map<AreaName, number[]>> {
    const newest = await ofAll;
    const areas = new Map<AreaName, number[]>();
    for (const area of areaNames) {
      const known = newest.filter((place) => areaOfPlace(place) === area);
      const isKnown = newest.length < inArea * ofAllAreas || known.length >= inArea;
      const places = isKnown ? known.slice(0, inArea) : await this.#newest({ ...documentQuery, area }, inArea);
      if (places.length > 0) areas.set(area, places);
    }
    return areas;
  }

  /** Those words that occur in any document. */
  async found(words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const word of words) {
      const one = await this.newest({ words: [word] }, 1);
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

  /** Conditions in the engine's query syntax. Terms consist of letters and digits, so nothing needs escaping. */
  #partsOf({ words, area = null, inTitle, any }: DocumentQuery): string[] {
    const [and, or, quote] = this.#isPostgres ? [' & ', ' | ', `'`] : [' AND ', ' OR ', '"'];
    const termOf = (term: string) => `${quote}${inTitle ? titleTerm(term) : term}${quote}`;
    const all = (terms: string[]) => `(${terms.join(and)})`;
    const oneOf = (choices: string[][]) => (choices.length > 1 ? [`(${choices.map(all).join(or)})`] : choices[0]!);
    const ofWords = words.map((word) => oneOf(termsOfWord(word).map((terms) => terms.map(termOf))));
    const parts = any ? oneOf(ofWords) : ofWords.flat();
    return area === null ? parts : [...parts, `${quote}${areaTerm(area)}${quote}`];
  }

  async #newest(documentQuery: DocumentQuery, limit: number): Promise<number[]> {
    const parts = this.#partsOf(documentQuery);
    if (this.#isPostgres) {
      const { rows } = await sql<{ place: string }>`
        select "place" from "searchNewestOf"(${parts}::text[], ${limit})`.execute(this.db);
      return rows.map(({ place }) => Number(place));
    }
    const { rows } = await sql<{ rowid: number }>`
      select rowid from "searchTerm" where "searchTerm" match ${parts.join(' AND ')}
      order by rowid limit ${limit}`.execute(this.db);
    return rows.map(({ rowid }) => placeOfRow(rowid));
  }
}
