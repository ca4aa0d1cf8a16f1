import type { SearchHit, SearchSuggestions, SuggestedWord } from '../../src/contract/search';
import type { Store } from '../db/schema';
import { foldText, searchedWords } from '../lib/searchTerms';
import { findDocuments, type Found } from './findDocuments';
import { markText } from './markText';

const most = { words: 6, pages: 5 };

/** The first text after all that begin so. */
const after = (beginning: string): string => `${beginning}\u{10ffff}`;

/** Words that begin so, or that are typed so in pinyin; the most frequent first. */
async function wordsFrom(db: Store, typed: string): Promise<SuggestedWord[]> {
  const isTyped = /^[a-z]+$/.test(typed);
  const rows = await db
    .selectFrom('searchWord')
    .select(['word', 'count'])
    .where((eb) => {
      const begins = (column: 'word' | 'pinyin' | 'initials') =>
        eb.and([eb(column, '>=', typed), eb(column, '<', after(typed))]);
      return eb.or(isTyped ? [begins('word'), begins('pinyin'), begins('initials')] : [begins('word')]);
    })
    .where('count', '>', 0)
    .orderBy('count', 'desc')
    .orderBy('word')
    .limit(most.words)
    .execute();
  return rows.map(({ word, count }) => ({ word, count: Number(count) }));
}

/** Whether entries ask or offer: their pages stand under one or the other. */
async function sidesOf(db: Store, found: readonly Found[]): Promise<Map<string, string | null>> {
  const ids = found.flatMap(({ area, fdId }) => (area === 'getbuginess' ? [fdId] : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('getbuginess')
    .select(['fdId', 'fdGetbuginessType'])
    .where('fdId', 'in', ids)
    .execute();
  return new Map(rows.map(({ fdId, fdGetbuginessType }) => [String(fdId), fdGetbuginessType]));
}

/** What is suggested to someone who has typed so much. */
export async function suggest(db: Store, q: string): Promise<SearchSuggestions> {
  const words = searchedWords(q);
  const typed = foldText(q).replace(/\s+/g, '');
  if (words.length === 0) return { words: [], pages: [] };
  const suggested = await wordsFrom(db, typed.slice(0, 40));
  const question = { words, area: null, inTitle: true, any: false };
  const found = await findDocuments(db, question, most.pages * 4);
  const held = found.filter(({ title }) => words.every((word) => foldText(title).includes(word)));
  const shown = held.slice(0, most.pages);
  const sides = await sidesOf(db, shown);
  const pages = shown.map(({ area, fdId, title }) => {
    const entity: SearchHit['entity'] = area === 'getbuginess' ? { fdGetbuginessType: sides.get(fdId) ?? null } : {};
    return { area, fdId, title: markText(title, words), entity };
  });
  return { words: suggested, pages };
}
