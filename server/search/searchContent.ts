import { foldText, containsWord, isHan, phraseOf, searchedWords } from '../lib/searchTerms';
import { type Found, DocumentFinder, type DocumentQuery } from './documentFinder';
import { areaNames, type AreaName } from '../../src/contract/areas';
import type { SearchGroup, SearchHit, SearchPage } from '../../src/contract/search';
import type { Store } from '../db/schema';
import { mapInSlices } from '../lib/concurrency';
import { completed, correct } from './correct';
import { entitiesOf } from './entitiesOf';
import { highlight, highlightExcerpt } from './highlight';
import { canHave, filtersOf, isAnyChosen, passes, provincesOf, type Chosen } from './searchFilters';

const weights = {
  sameTitle: 1000,
  titleBegins: 500,
  titleHolds: 400,
  allInTitle: 250,
  wordInTitle: 40,
  issuerIs: 100,
  issuerHolds: 60,
  wordInIssuer: 20,
  textHolds: 30,
  wordInText: 8,
  /** Penalty for closed entries. */
  closed: -35,
};

/**
 * Scores a document: title before issuer before text; the whole phrase before single words.
 * @returns its score, and how many of the words it contains, since the index only knows character bigrams
 */
function scoreOf(
  { title, issuer, closes }: Pick<Found, 'title' | 'issuer' | 'closes'>,
  text: string,
  { phrase, words, today }: { phrase: string; words: readonly string[]; today: string },
): { score: number; matched: number } {
  const [inTitle, inIssuer] = [foldText(title), foldText(issuer ?? '')];
  const inText = foldText(text);
  let score = closes !== null && closes < today ? weights.closed : 0;
  if (inTitle === phrase) score += weights.sameTitle;
  else if (inTitle.startsWith(phrase)) score += weights.titleBegins;
  else if (inTitle.includes(phrase)) score += weights.titleHolds;
  if (inIssuer === phrase) score += weights.issuerIs;
  else if (inIssuer.includes(phrase)) score += weights.issuerHolds;
  if (inText.includes(phrase)) score += weights.textHolds;
  let titleWords = 0;
  let matched = 0;
  for (const word of words) {
    const places = [containsWord(inTitle, word), containsWord(inIssuer, word), containsWord(inText, word)];
    if (places[0]) titleWords += 1;
    if (places[0]) score += weights.wordInTitle;
    if (places[1]) score += weights.wordInIssuer;
    if (places[2]) score += weights.wordInText;
    if (places.some(Boolean)) matched += 1;
  }
  if (titleWords === words.length) score += weights.allInTitle;
  return { score, matched };
}

/**
 * Up to `known` matches all are ranked. Of more, each area contributes its newest: those with the words in the title,
 * and those with them anywhere; with filters, the newest `filtered` are scanned. `read` is the maximum of texts read.
 */
const limits = { known: 500, inArea: 200, titled: 30, anywhere: 20, filtered: 1000, read: 100 };

export interface Search {
  q: string;
  area: AreaName | null;
  offset: number;
  limit: number;
  /** `yyyy-MM-dd`, in China. */
  today: string;
  chosen: Chosen;
  /** Sort by date instead of score. */
  newest: boolean;
}

const isCharacter = (word: string): boolean => isHan(word) && Array.from(word).length === 1;

interface Ranked extends Found {
  score: number;
  /** null: not read. */
  text: string | null;
}

type InOrder = Pick<Ranked, 'score' | 'place'>;

/** Sort keys of the matches, newest first: all of them, or by area. */
type Counted = { whole: number[] } | { areas: Map<AreaName, number[]>; provinces: ReadonlySet<string> };

/** All matches, and the best ones ranked. */
interface Answer {
  counted: Counted;
  ranked: Ranked[];
}

/** Rows per area in the overview of all areas. */
const rowsPerArea = 3;

const nothing: SearchPage = {
  total: 0,
  groups: [],
  counts: {},
  more: false,
  loose: false,
  corrections: [],
  filters: [],
  counted: true,
};

/**
 * A search of the content of all areas. If nothing contains all of the words, partial matches are returned with suggested
 * corrections. Reads sequentially, because readers are few and shared.
 */
export class ContentSearch {
  readonly #finder: DocumentFinder;
  readonly #phrase: string;
  readonly #words: readonly string[];

  constructor(
    private readonly db: Store,
    private readonly search: Search,
  ) {
    this.#finder = new DocumentFinder(db);
    this.#phrase = phraseOf(search.q);
    const all = searchedWords(search.q);
    // A single character is part of nearly any text: beside Chinese words it is no hit, and alone it is completed to words.
    const isPlain = all.some((word) => isHan(word) && !isCharacter(word));
    this.#words = isPlain ? all.filter((word) => !isCharacter(word)) : all;
  }

  async page(): Promise<SearchPage> {
    const words = this.#words;
    if (words.every(isCharacter)) return { ...nothing, corrections: await completed(this.db, words) };
    const exact = await this.#answer({ words });
    if (exact) return { ...(await this.#pageOf(exact)), loose: false, corrections: [] };
    const loose = words.length > 1;
    const known = loose ? await this.#finder.found(words.filter((word) => !isCharacter(word))) : [];
    const unknown = words.filter((word) => !known.includes(word));
    const corrections: string[] = [];
    for (const corrected of await correct(this.db, words, unknown.length > 0 ? unknown : words)) {
      // Words that are right one by one may mean nothing together.
      const found = await this.#finder.newest({ words: searchedWords(corrected) }, 1);
      if (found.length > 0) corrections.push(corrected);
    }
    const some = await this.#answerSome(known, unknown.length > 0);
    return { ...(some ? await this.#pageOf(some) : nothing), loose, corrections };
  }

  /** Matches of all known words, or else of any of them. */
  async #answerSome(words: readonly string[], isFewer: boolean): Promise<Answer | null> {
    if (words.length === 0) return null;
    const all = isFewer ? await this.#answer({ words }) : null;
    return all ?? this.#answer({ words, any: true });
  }

  /** Matches of a query; null if there are none in any area. */
  async #answer(question: DocumentQuery): Promise<Answer | null> {
    const { area, chosen } = this.search;
    const whole = await this.#finder.newestOfAll(question, limits.inArea);
    const counted = whole.length < limits.known ? { whole } : await this.#countAreas(question, whole);
    const ranked = await this.#rank(counted, question, area);
    // With so many matches the result is not empty, even if the filters leave none.
    if (ranked.length > 0 || ('areas' in counted && isAnyChosen(chosen))) return { counted, ranked };
    const isElsewhere = area !== null && 'areas' in counted && (await this.#rank(counted, question, null)).length > 0;
    return isElsewhere ? { counted, ranked } : null;
  }

  async #countAreas(question: DocumentQuery, newest: readonly number[]): Promise<Counted> {
    const provinces = new Set<string>();
    if (!isAnyChosen(this.search.chosen))
      return { areas: await this.#finder.newestOfAreas(question, limits.inArea, newest), provinces };
    const areas = new Map<AreaName, number[]>();
    for (const area of areaNames) {
      const seen = [null, area].includes(this.search.area) ? provinces : undefined;
      const places = await this.#newestLeft({ ...question, area }, limits.inArea, seen);
      if (places.length > 0) areas.set(area, places);
    }
    return { areas, provinces };
  }

  /**
   * The newest filtered matches of an area.
   * @param seen collects the provinces of all matches considered
   */
  async #newestLeft(question: DocumentQuery, count: number, seen?: Set<string>): Promise<number[]> {
    const { chosen, today } = this.search;
    if (!isAnyChosen(chosen)) return this.#finder.newest(question, count);
    if (question.area && !canHave(question.area, chosen)) return [];
    const documents = await this.#finder.documents(await this.#finder.newest(question, limits.filtered));
    const provinces = await provincesOf(this.db, documents);
    for (const name of provinces.values()) seen?.add(name);
    const left = documents.filter(passes(chosen, provinces, today));
    return left
      .map(({ place }) => place)
      .sort((a, b) => b - a)
      .slice(0, count);
  }

  /** Sort keys of the matches to rank. */
  async #candidates(counted: Counted, question: DocumentQuery, area: AreaName | null): Promise<number[]> {
    if ('whole' in counted) return counted.whole;
    const [titled, anywhere] = area === null ? [limits.titled, limits.anywhere] : [limits.inArea, limits.inArea];
    const inTitle: DocumentQuery = { ...question, inTitle: true };
    const isOfAll = area === null && !isAnyChosen(this.search.chosen);
    const ofAreas = isOfAll ? await this.#finder.newestOfAreas(inTitle, titled) : undefined;
    const places = new Set<number>();
    for (const [name, known] of counted.areas) {
      if (area !== null && name !== area) continue;
      const ofArea = ofAreas ? (ofAreas.get(name) ?? []) : await this.#newestLeft({ ...inTitle, area: name }, titled);
      for (const place of [...ofArea, ...known.slice(0, anywhere)]) places.add(place);
    }
    return [...places];
  }

  /** The matches, ranked or newest first. */
  async #rank(counted: Counted, question: DocumentQuery, area: AreaName | null): Promise<Ranked[]> {
    const documents = await this.#finder.documents(await this.#candidates(counted, question, area));
    const { words } = question;
    const { newest, today } = this.search;
    const score = (found: Found, text: string) => scoreOf(found, text, { phrase: this.#phrase, words, today });
    const before = (a: InOrder, b: InOrder) => (newest ? 0 : b.score - a.score) || b.place - a.place;
    // Matches by title need no text; of the others, the best ones' texts are read.
    const titled = (found: Found) => ({ found, place: found.place, ...score(found, '') });
    const first = (await mapInSlices(documents, titled)).sort(before);
    const unread = first.filter(({ matched }) => matched < words.length).slice(0, limits.read);
    const texts = await this.#finder.texts(unread.map(({ found }) => found.place));
    const needed = question.any ? 1 : words.length;
    const confirmed = await mapInSlices(first, ({ found, score: known, matched }): Ranked | null => {
      // Unread: the index is trusted, and the score unchanged.
      const text = matched === words.length ? undefined : texts.get(found.place);
      if (text === undefined) return { ...found, score: known, text: null };
      const whole = score(found, text);
      return whole.matched >= needed ? { ...found, score: whole.score, text } : null;
    });
    return confirmed.filter((one) => one !== null).sort(before);
  }

  /**
   * The area of the best hit first, then those with the most titles that hold the words, or else the most results.
   * Supply and demand lead for the name of a product, or of a kind of products.
   */
  async #byStrength(
    found: ReadonlyMap<AreaName, Ranked[]>,
    countOf: (name: AreaName) => number,
  ): Promise<[AreaName, Ranked[]][]> {
    const entries: AreaName = 'getbuginess';
    const isTitled = ({ title }: Found) => this.#words.every((word) => containsWord(foldText(title), word));
    const titled = new Map([...found].map(([name, rows]) => [name, rows.filter(isTitled).length]));
    const isKind = await this.db
      .selectFrom('category')
      .select('fdCategory')
      .where('area', '=', entries)
      .where('fdCategoryName', '=', this.#phrase)
      .executeTakeFirst();
    const ofEntries = titled.get(entries) ?? 0;
    const isProduct = isKind ?? (ofEntries > 0 && ofEntries >= Math.max(...titled.values()));
    const [first] = isProduct ? [entries] : found.keys();
    return [...found].sort(
      ([a], [b]) =>
        Number(b === first) - Number(a === first) ||
        (titled.get(b) ?? 0) - (titled.get(a) ?? 0) ||
        countOf(b) - countOf(a),
    );
  }

  /** Search results for documents of an area; deleted ones are omitted. */
  async #hits(area: AreaName, documents: readonly Ranked[], texts: ReadonlyMap<number, string>): Promise<SearchHit[]> {
    const entities = await entitiesOf(
      this.db,
      area,
      documents.map(({ fdId }) => fdId),
    );
    // A complete phrase is highlighted as one.
    const marks = [this.#phrase, ...this.#words];
    return documents.flatMap(({ fdId, title, issuer, date, place, text }) => {
      const entity = entities.get(fdId);
      if (!entity) return [];
      const whole = text ?? texts.get(place) ?? '';
      const hit: SearchHit = {
        area,
        fdId,
        title: highlight(title, marks),
        issuer: issuer === null ? null : highlight(issuer, marks),
        date,
        excerpt: whole === '' ? null : highlightExcerpt(whole, marks),
        entity,
      };
      return [hit];
    });
  }

  async #pageOf({ counted, ranked }: Answer): Promise<Omit<SearchPage, 'loose' | 'corrections'>> {
    const { area, offset, limit, chosen, today, newest } = this.search;
    const provinces = await provincesOf(this.db, ranked);
    const found = new Map<AreaName, Ranked[]>();
    for (const one of ranked.filter(passes(chosen, provinces, today)))
      found.set(one.area, [...(found.get(one.area) ?? []), one]);
    const countOf = (name: AreaName): number => {
      const all = found.get(name)?.length ?? 0;
      if ('whole' in counted) return all;
      if (name === area) return Math.min(all, limits.inArea);
      // If the best candidates contain none of the words, only the bigrams matched.
      return area === null && all === 0 ? 0 : (counted.areas.get(name)?.length ?? 0);
    };
    const inOrder = newest ? [...found] : await this.#byStrength(found, countOf);
    const counts: SearchPage['counts'] = Object.fromEntries(
      [...inOrder.map(([name]) => name), ...areaNames.filter((name) => !found.has(name))]
        .map((name) => [name, countOf(name)] as const)
        .filter(([, count]) => count > 0),
    );
    const shown = inOrder.filter(([name]) => area === null || name === area);
    const pages = shown.map(([name, all]) => {
      const count = counts[name] ?? 0;
      const rows = area === null ? all.slice(0, rowsPerArea) : all.slice(0, count).slice(offset, offset + limit);
      return { name, count, rows };
    });
    const unread = pages.flatMap(({ rows }) => rows).filter(({ text }) => text === null);
    const texts = await this.#finder.texts(unread.map(({ place }) => place));
    const groups: SearchGroup[] = [];
    for (const { name, count, rows } of pages)
      groups.push({ area: name, count, rows: await this.#hits(name, rows, texts) });
    const total =
      area === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (groups[0]?.count ?? 0);
    const isAll = 'whole' in counted;
    const inArea = area === null ? ranked : ranked.filter((one) => one.area === area);
    const others = 'areas' in counted ? counted.provinces : [];
    const filters = filtersOf(inArea, chosen, provinces, today, isAll, others);
    return { total, groups, counts, more: !isAll, filters, counted: isAll };
  }
}
