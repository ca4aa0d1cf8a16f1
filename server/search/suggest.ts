import { sql } from 'kysely';
import type { SearchHit, SearchSuggestions, SuggestedWord } from '../../src/contract/search';
import type { Store } from '../db/schema';
import { foldText, holdsWord, searchedWords, wordsOf } from '../lib/searchTerms';
import { DocumentFinder, type Found } from './documentFinder';
import { begins, frequentWords } from './frequentWords';
import { markText } from './markText';
import { spelledWords } from './spelledWords';

/** Words and pages that are suggested; of so many words it is known how often they are found. */
const most = { words: 6, pages: 5, tried: 3, counted: 100, length: 40 };

/**
 * What links to pages need besides their ids. What was removed past this server is in the index still, and has none;
 * entries ask or offer, and their pages stand under one or the other.
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

/** Suggests words and pages to someone who types; it reads one thing after another. */
export class Suggestions {
  readonly #finder: DocumentFinder;

  constructor(private readonly db: Store) {
    this.#finder = new DocumentFinder(db);
  }

  /** What is suggested to someone who has typed so much. */
  async of(q: string): Promise<SearchSuggestions> {
    const words = searchedWords(q);
    if (words.length === 0) return { words: [], pages: [] };
    const typed = foldText(q).replace(/\s+/g, '').slice(0, most.length);
    const pages = await this.#pages(words);
    const begun = await this.#wordsFrom(typed);
    return { words: begun.length > 0 ? begun : await this.#phrases(typed), pages };
  }

  /** Words that begin so, or that are typed so in pinyin; the most frequent first. */
  async #wordsFrom(typed: string): Promise<SuggestedWord[]> {
    const columns = /^[a-z]+$/.test(typed) ? (['word', 'pinyin', 'initials'] as const) : (['word'] as const);
    const holds = sql<boolean>`(${sql.join(
      columns.map((column) => begins(column, typed)),
      sql` or `,
    )})`;
    return frequentWords(this.db, holds, most.words);
  }

  /** What was typed as several words: in pinyin, or with a last word that is not whole yet. */
  async #phrases(typed: string): Promise<SuggestedWord[]> {
    const spelled = await spelledWords(this.db, typed);
    if (spelled.length > 0) return this.#found([spelled.join('')]);
    const last = wordsOf(typed).at(-1) ?? '';
    const head = typed.slice(0, -last.length);
    if (last === '' || head === '' || head + last !== typed) return [];
    const begun = await this.#wordsFrom(last);
    return this.#found(begun.slice(0, most.tried).map(({ word }) => head + word));
  }

  /** Phrases that are found, with how many have them. */
  async #found(phrases: string[]): Promise<SuggestedWord[]> {
    const found: SuggestedWord[] = [];
    for (const word of phrases) {
      const question = { words: searchedWords(word), area: null, inTitle: false, any: false };
      const count = (await this.#finder.newest(question, most.counted)).length;
      if (count > 0) found.push({ word, count });
    }
    return found;
  }

  async #pages(words: string[]): Promise<SearchSuggestions['pages']> {
    const question = { words, area: null, inTitle: true, any: false };
    const places = await this.#finder.newest(question, most.pages * 4);
    const found = await this.#finder.documents(places);
    const meant = found.filter(({ title }) => words.every((word) => holdsWord(foldText(title), word)));
    const links = [...(await linksOf(this.db, meant))].sort(([a], [b]) => b.place - a.place).slice(0, most.pages);
    return links.map(([{ area, fdId, title }, entity]) => ({ area, fdId, title: markText(title, words), entity }));
  }
}
