import { sql } from 'kysely';
import { settingKeys } from '../../src/contract/deskForms';
import type { SearchHit, SearchSuggestions, SuggestedWord } from '../../src/contract/search';
import type { Store } from '../db/schema';
import { foldText, containsWord, isHan, searchedWords, segmentsOf, termsOfWord, wordsOf } from '../lib/searchTerms';
import { DocumentFinder, type Found } from './documentFinder';
import { anyHolds, begins, frequentWords, type FrequentWord, segmentPinyin } from './correct';
import { highlight } from './highlight';

/**
 * Maximum words and pages suggested, candidates tried, matches counted, texts read to confirm them, and input length.
 */
const limits = { words: 6, frequent: 24, pages: 5, tried: 3, counted: 100, read: 20, length: 40 };

/**
 * Fields needed for links besides the id. Documents deleted meanwhile are omitted; entries need their type, since
 * supply and demand have different addresses.
 */
async function linksOf(db: Store, found: readonly Found[]): Promise<Map<Found, SearchHit['entity']>> {
  const links = new Map<Found, SearchHit['entity']>();
  for (const area of new Set(found.map((one) => one.area))) {
    const own = found.filter((one) => one.area === area);
    const rows: Record<string, string | null>[] = await db
      .selectFrom(area as 'getbuginess')
      .select(area === 'getbuginess' ? ['fdId', 'fdGetbuginessType'] : ['fdId'])
      .where(
        'fdId',
        'in',
        own.map(({ fdId }) => fdId),
      )
      .execute();
    const byId = new Map(rows.map(({ fdId, ...entity }) => [fdId, entity]));
    for (const one of own) if (byId.has(one.fdId)) links.set(one, byId.get(one.fdId)!);
  }
  return links;
}

/** Words that say what a document is, not what it is about. */
const formal =
  /^(?:关于|通知|公告|公示|公布|印发|组织|开展|做好|征集|有关|工作|节选|试行|有限公司|服务|[^\p{Script=Han}]+)$/u;

/** Maximum characters of a word with those beside it. */
const maxWhole = 8;

const commonStart = (texts: readonly string[]): string => {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length += 1;
  return first.slice(0, length);
};

const hanStart = (text: string): string => /^\p{Script=Han}*/u.exec(text)![0];

const reversed = (text: string): string => Array.from(text).reverse().join('');

/**
 * A word with the characters that stand beside it wherever titles have it: `专精` is 专精特新 if they know no other. A
 * word of the dictionary ends where another one begins, and one title proves nothing about it.
 *
 * @param typed what it is suggested for, and has to begin with if characters are put in front
 */
function wholeWord(word: string, titles: readonly string[], typed: string): string {
  const beside = titles.flatMap((title) => {
    const [first = '', ...rest] = title.split(word);
    return rest.map((next, place) => ({
      before: hanStart(reversed(place === 0 ? first : rest[place - 1]!)),
      after: hanStart(next),
    }));
  });
  const isKnown = Array.from(segmentsOf(word)[0] ?? '').length > 1;
  if (beside.length < (isKnown ? 2 : 1)) return word;
  const after = commonStart(beside.map((one) => one.after));
  const longer = isKnown && (segmentsOf(after)[0]?.length ?? 0) > 1 ? word : word + after;
  const before = beside.length > 1 ? reversed(commonStart(beside.map((one) => one.before))) : '';
  const fits = (text: string) => text.length <= maxWhole && text.startsWith(typed);
  if (before !== '' && fits(before + longer)) return before + longer;
  return longer.length <= maxWhole ? longer : word;
}

/** Suggestions while typing; reads sequentially. */
export class Suggestions {
  readonly #finder: DocumentFinder;

  constructor(private readonly db: Store) {
    this.#finder = new DocumentFinder(db);
  }

  /** The suggestions for an input. */
  async of(q: string): Promise<SearchSuggestions> {
    if (q.trim() === '') return { words: (await this.#popular()) ?? (await this.#frequent()), pages: [] };
    const words = searchedWords(q);
    if (words.length === 0) return { words: [], pages: [] };
    const typed = foldText(q).replace(/\s+/g, '').slice(0, limits.length);
    const pages = await this.#pages(words);
    const begun = await this.#wordsFrom(typed);
    return {
      words: await this.#found(begun.length > 0 ? await this.#whole(begun, typed) : await this.#phrases(typed)),
      pages,
    };
  }

  /** The operator's list; null: there is none. */
  async #popular(): Promise<SuggestedWord[] | null> {
    const row = await this.db
      .selectFrom('navigation')
      .select('configValue')
      .where('configKey', '=', settingKeys.popular)
      .orderBy('configId')
      .executeTakeFirst();
    const words = [...new Set((row?.configValue ?? '').split(/[、，,；;\n]/).map((word) => word.trim()))].filter(
      Boolean,
    );
    return words.length > 0 ? words.map((word) => ({ word, count: null, more: false })) : null;
  }

  /** Words as titles have them: segmentation cuts those that it does not know. */
  async #whole(words: readonly FrequentWord[], typed: string): Promise<FrequentWord[]> {
    const whole = new Map<string, FrequentWord>();
    for (const { word, count } of words) {
      const question = { words: [word], inTitle: true };
      const found = isHan(word) ? await this.#finder.documents(await this.#finder.newest(question, limits.read)) : [];
      const longer = wholeWord(
        word,
        found.map(({ title }) => foldText(title)),
        typed,
      );
      if (!whole.has(longer)) whole.set(longer, { word: longer, count: longer === word ? count : 0 });
    }
    return [...whole.values()];
  }

  /** What the most titles are about. */
  async #frequent(): Promise<SuggestedWord[]> {
    const words = await frequentWords(this.db, sql<boolean>`true`, limits.frequent);
    return this.#found(words.filter(({ word }) => !formal.test(word)).slice(0, limits.words));
  }

  /** Words by prefix or pinyin, most frequent first, with the number of titles. */
  async #wordsFrom(typed: string): Promise<FrequentWord[]> {
    const columns = /^[a-z]+$/.test(typed) ? (['word', 'pinyin', 'initials'] as const) : (['word'] as const);
    const holds = columns.map((column) => begins(column, typed));
    return frequentWords(this.db, anyHolds(holds), limits.words);
  }

  /** Input of several words: in pinyin, or with an incomplete last word. */
  async #phrases(typed: string): Promise<FrequentWord[]> {
    const spelled = await segmentPinyin(this.db, typed);
    if (spelled.length > 0) return [{ word: spelled.join(''), count: 0 }];
    const last = wordsOf(typed).at(-1) ?? '';
    const head = typed.slice(0, -last.length);
    if (last === '' || head === '' || head + last !== typed) return [];
    const begun = await this.#wordsFrom(last);
    return begun.slice(0, limits.tried).map(({ word }) => ({ word: head + word, count: 0 }));
  }

  /** Those words that have matches, with their number, the most first. */
  async #found(words: readonly FrequentWord[]): Promise<SuggestedWord[]> {
    const found: { suggested: SuggestedWord; finds: number }[] = [];
    for (const { word, count: titled } of words) {
      // Prefix matches are included.
      const count = titled > limits.counted ? titled : await this.#count(searchedWords(word));
      if (count === 0) continue;
      const more = count !== null && count > limits.counted;
      // Without a count, the number of titles is the minimum.
      found.push({ suggested: { word, count: more ? limits.counted : count, more }, finds: count ?? titled });
    }
    return found.sort((a, b) => b.finds - a.finds).map(({ suggested }) => suggested);
  }

  /** Number of documents that contain all of these words; null if counting takes too long. */
  async #count(words: readonly string[]): Promise<number | null> {
    const places = await this.#finder.newest({ words }, limits.counted + 1);
    // The index only knows bigrams and prefixes: longer words have to be confirmed in the text.
    const split = words.filter((word) => termsOfWord(word).flat().join() !== word);
    if (split.length === 0) return places.length;
    const holdsAll = (...parts: string[]) =>
      split.every((word) => parts.some((part) => containsWord(foldText(part), word)));
    const documents = await this.#finder.documents(places);
    const unread = documents.filter(({ title, issuer }) => !holdsAll(title, issuer ?? ''));
    if (unread.length > limits.read) return null;
    const texts = await this.#finder.texts(unread.map(({ place }) => place));
    const matching = unread.filter(({ place, title, issuer }) => holdsAll(title, issuer ?? '', texts.get(place) ?? ''));
    // If some have no matches, untried candidates may replace them.
    const isPart = places.length > limits.counted && matching.length < unread.length;
    return isPart ? null : documents.length - unread.length + matching.length;
  }

  async #pages(words: string[]): Promise<SearchSuggestions['pages']> {
    const found = await this.#finder.documents(await this.#finder.newest({ words, inTitle: true }, limits.pages * 4));
    const byTitle = found.filter(({ title }) => words.every((word) => containsWord(foldText(title), word)));
    const links = [...(await linksOf(this.db, byTitle))].sort(([a], [b]) => b.place - a.place).slice(0, limits.pages);
    return links.map(([{ area, fdId, title }, entity]) => ({ area, fdId, title: highlight(title, words), entity }));
  }
}
