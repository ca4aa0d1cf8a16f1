import { sql } from 'kysely';
import type { SearchHit, SearchSuggestions, SuggestedWord } from '../../src/contract/search';
import type { Store } from '../db/schema';
import { foldText, holdsWord, searchedWords, termsOfWord, wordsOf } from '../lib/searchTerms';
import { DocumentFinder, type Found } from './documentFinder';
import { begins, frequentWords, type FrequentWord } from './frequentWords';
import { markText } from './markText';
import { spelledWords } from './spelledWords';

/**
 * Words and pages that are suggested, and phrases that are tried. What a word finds is counted up to so many, and of
 * that so many texts are read for it.
 */
const most = { words: 6, pages: 5, tried: 3, counted: 100, read: 20, length: 40 };

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
    return { words: await this.#found(begun.length > 0 ? begun : await this.#phrases(typed)), pages };
  }

  /** Words that begin so, or that are typed so in pinyin; the most frequent first, with how many titles have them. */
  async #wordsFrom(typed: string): Promise<FrequentWord[]> {
    const columns = /^[a-z]+$/.test(typed) ? (['word', 'pinyin', 'initials'] as const) : (['word'] as const);
    const holds = sql<boolean>`(${sql.join(
      columns.map((column) => begins(column, typed)),
      sql` or `,
    )})`;
    return frequentWords(this.db, holds, most.words);
  }

  /** What was typed as several words: in pinyin, or with a last word that is not whole yet. */
  async #phrases(typed: string): Promise<FrequentWord[]> {
    const spelled = await spelledWords(this.db, typed);
    if (spelled.length > 0) return [{ word: spelled.join(''), count: 0 }];
    const last = wordsOf(typed).at(-1) ?? '';
    const head = typed.slice(0, -last.length);
    if (last === '' || head === '' || head + last !== typed) return [];
    const begun = await this.#wordsFrom(last);
    return begun.slice(0, most.tried).map(({ word }) => ({ word: head + word, count: 0 }));
  }

  /** Of some words those that are found, with how many a search for them finds, the most first. */
  async #found(words: readonly FrequentWord[]): Promise<SuggestedWord[]> {
    const found: { suggested: SuggestedWord; finds: number }[] = [];
    for (const { word, count: titled } of words) {
      // What names it is found, and perhaps more.
      const count = titled > most.counted ? titled : await this.#count(searchedWords(word));
      if (count === 0) continue;
      const more = count !== null && count > most.counted;
      // What is not known is at least what the titles tell.
      found.push({ suggested: { word, count: more ? most.counted : count, more }, finds: count ?? titled });
    }
    return found.sort((a, b) => b.finds - a.finds).map(({ suggested }) => suggested);
  }

  /** How many documents have all of these words; null where that takes too long to find out. */
  async #count(words: readonly string[]): Promise<number | null> {
    const places = await this.#finder.newest({ words, area: null, inTitle: false, any: false }, most.counted + 1);
    // The index knows pairs of characters, and beginnings: what is more than one may stand apart.
    const split = words.filter((word) => termsOfWord(word).flat().join() !== word);
    if (split.length === 0) return places.length;
    const holdsAll = (...parts: string[]) =>
      split.every((word) => parts.some((part) => holdsWord(foldText(part), word)));
    const documents = await this.#finder.documents(places);
    const unread = documents.filter(({ title, issuer }) => !holdsAll(title, issuer ?? ''));
    if (unread.length > most.read) return null;
    const texts = await this.#finder.texts(unread.map(({ place }) => place));
    const held = unread.filter(({ place, title, issuer }) => holdsAll(title, issuer ?? '', texts.get(place) ?? ''));
    // Where some fall out, those that were not looked at may take their places.
    const isPart = places.length > most.counted && held.length < unread.length;
    return isPart ? null : documents.length - unread.length + held.length;
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
