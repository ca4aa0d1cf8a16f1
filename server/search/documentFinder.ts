import { PostgresAdapter, sql } from 'kysely';
import { searchAreas, type SearchArea } from '../../src/contract/search';
import { areaOfPlace, areaTerm, monthOfPlace, monthTerm, titleTerm, type SearchDocument } from '../db/searchDocument';
import type { Store } from '../db/schema';
import { placeOfRow } from '../db/searchIndex';
import { termsOfWord } from '../lib/searchTerms';

/** A document as far as it is needed to put it in order. */
export type Found = Omit<SearchDocument, 'text'>;

/** What is looked for: documents that have all of these words, or any of them. */
export interface Question {
  words: readonly string[];
  area: SearchArea | null;
  /** In the title alone. */
  inTitle: boolean;
  any: boolean;
}

/** The newest documents, so many and the rest of their oldest month. */
interface Stretch {
  count: number;
  /** Its oldest month. */
  from: number;
}

/** How many times what is wanted of each area is read of all of them at once: great areas have enough there. */
const ofAllAreas = 10;

/** Documents of the shortest stretch, how many times more the next has, and how long they are believed, ms. */
const stretches = { least: 4_000, times: 4, count: 4, forMs: 600_000 };

/**
 * Finds the newest documents that answer a question. The embedded index is sorted by place and read from the newest on.
 * PostgreSQL's has no order: every document that answers would be read for the newest ones. There it is asked stretch by
 * stretch, from the newest months on, until there are enough; an index finds the fewest first, so that the months keep a
 * frequent word short.
 */
export class DocumentFinder {
  readonly #isPostgres: boolean;
  #stretches: Stretch[] = [];
  #measured: { at: number; done: Promise<void> } | null = null;

  /** @param now a clock that is never put back, in ms */
  constructor(
    private readonly db: Store,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  }

  /** The places that answer a question, newest first. */
  async newest(question: Question, most: number): Promise<number[]> {
    const expression = this.#expressionOf(question);
    if (!this.#isPostgres) {
      const { rows } = await sql<{ rowid: number }>`
        select rowid from "searchTerm" where "searchTerm" match ${expression}
        order by rowid limit ${most}`.execute(this.db);
      return rows.map(({ rowid }) => placeOfRow(rowid));
    }
    await this.#measure();
    for (let index = 0; index < this.#stretches.length;) {
      const { count, from } = this.#stretches[index]!;
      const found = await this.#newestOf(`(${await this.#monthsFrom(from)}) & ${expression}`, most);
      if (found.length >= most) return found;
      // The next one that should have enough; none: it is no frequent word.
      const likely = this.#stretches.findIndex((next, at) => at > index && found.length * next.count > most * count);
      index = likely < 0 ? this.#stretches.length : likely;
    }
    return this.#newestOf(expression, most);
  }

  /** The newest of each area that answer a question; of areas without any nothing. */
  async newestOfAreas(question: Question, most: number): Promise<Map<SearchArea, number[]>> {
    const limit = most * ofAllAreas;
    const newest = await this.newest({ ...question, area: null }, limit);
    const areas = new Map<SearchArea, number[]>();
    for (const area of searchAreas) {
      const known = newest.filter((place) => areaOfPlace(place) === area);
      const isKnown = newest.length < limit || known.length >= most;
      const places = isKnown ? known.slice(0, most) : await this.newest({ ...question, area }, most);
      if (places.length > 0) areas.set(area, places);
    }
    return areas;
  }

  /** Of some words those that stand in a document at all. */
  async found(words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const word of words) {
      const one = await this.newest({ words: [word], area: null, inTitle: false, any: false }, 1);
      if (one.length > 0) found.push(word);
    }
    return found;
  }

  /** Documents by their places. */
  async documents(places: readonly number[]): Promise<Found[]> {
    if (places.length === 0) return [];
    const rows = await this.db
      .selectFrom('searchDocument')
      .select(['place', 'area', 'fdId', 'title', 'issuer', 'date', 'closes'])
      .where('place', 'in', [...places])
      .execute();
    return rows.map((row) => ({ ...row, area: row.area as SearchArea, place: Number(row.place) }));
  }

  /** The texts of some documents. */
  async texts(places: readonly number[]): Promise<Map<number, string>> {
    if (places.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('searchDocument')
      .select(['place', 'text'])
      .where('place', 'in', [...places])
      .execute();
    return new Map(rows.map(({ place, text }) => [Number(place), text]));
  }

  /** The question in the language of the engine. Terms hold letters and digits alone, and nothing needs an escape. */
  #expressionOf({ words, area, inTitle, any }: Question): string {
    const [and, or, quote] = this.#isPostgres ? [' & ', ' | ', `'`] : [' AND ', ' OR ', '"'];
    const all = (terms: string[]) =>
      terms.map((term) => `${quote}${inTitle ? titleTerm(term) : term}${quote}`).join(and);
    const oneOf = (parts: string[], join: string) => (parts.length > 1 ? `(${parts.join(join)})` : parts[0]!);
    const ofWords = words.map((word) =>
      oneOf(
        termsOfWord(word).map((terms) => `(${all(terms)})`),
        or,
      ),
    );
    const whole = oneOf(ofWords, any ? or : and);
    return area === null ? whole : `${whole}${and}${quote}${areaTerm(area)}${quote}`;
  }

  async #newestOf(expression: string, most: number): Promise<number[]> {
    const { rows } = await sql<{ place: string }>`
      select "place" from "searchNewest"(${expression}::tsquery, ${most})`.execute(this.db);
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

  /** The marks of all months from this one on. */
  async #monthsFrom(month: number): Promise<string> {
    const last = Math.max(month, monthOfPlace((await this.#placeAt(0)) ?? 0));
    return Array.from({ length: last - month + 1 }, (_, index) => `'${monthTerm(month + index)}'`).join(' | ');
  }

  /** Finds out how far back the stretches go; what is inserted since makes them longer, not wrong. */
  async #measure(): Promise<void> {
    if (this.#measured && this.now() - this.#measured.at < stretches.forMs) return this.#measured.done;
    const work = async () => {
      const known: Stretch[] = [];
      for (let index = 0; index < stretches.count; index += 1) {
        const count = stretches.least * stretches.times ** index;
        const oldest = await this.#placeAt(count);
        if (oldest === null) break;
        known.push({ count, from: monthOfPlace(oldest) });
      }
      this.#stretches = known;
    };
    const done = work();
    const measured = { at: this.now(), done };
    this.#measured = measured;
    done.catch(() => this.#measured === measured && (this.#measured = null));
    return done;
  }
}
