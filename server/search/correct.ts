import { sql, type RawBuilder } from 'kysely';
import type { Store } from '../db/schema';
import { pinyinOf } from '../lib/searchTerms';

/** Words considered: among a million documents the others occur in very few. */
const maxWords = 5_000;

export interface FrequentWord {
  word: string;
  count: number;
}

/** The most frequent words that meet a condition. */
export async function frequentWords(db: Store, holds: RawBuilder<boolean>, limit: number): Promise<FrequentWord[]> {
  const { rows } = await sql<FrequentWord>`
    select "word", "count" from (
      select "word", "ending", "count", "pinyin", "initials" from "searchWord"
      order by "count" desc, "word" limit ${maxWords}
    ) as "frequent" where ${holds} order by "count" desc, "word" limit ${limit}`.execute(db);
  return rows.map(({ word, count }) => ({ word, count: Number(count) }));
}

/** Prefix condition on a column. */
export const begins = (column: 'word' | 'pinyin' | 'initials', beginning: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} >= ${beginning} and ${sql.ref(column)} < ${`${beginning}\u{10ffff}`})`;

/** Whether any of some conditions holds. */
export const anyHolds = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Maximum letters read, and the bounds of a word's pinyin. */
const length = { most: 32, shortest: 3, longest: 18 };

interface Split {
  words: string[];
  count: number;
}

/** Fewer words are better; of equally many, the more frequent ones. */
const isBetter = (way: Split, than: Split | undefined): boolean =>
  !than || way.words.length < than.words.length || (way.words.length === than.words.length && way.count > than.count);

/** Segments pinyin letters into words; empty if impossible. */
export async function segmentPinyin(db: Store, letters: string): Promise<string[]> {
  if (!/^[a-z]+$/.test(letters) || letters.length > length.most || letters.length < length.shortest) return [];
  const parts = new Set<string>();
  for (let start = 0; start < letters.length; start += 1) {
    for (let end = start + length.shortest; end <= Math.min(letters.length, start + length.longest); end += 1) {
      parts.add(letters.slice(start, end));
    }
  }
  const rows = await db
    .selectFrom('searchWord')
    .select(['word', 'count', 'pinyin'])
    .where('pinyin', 'in', [...parts])
    .where('count', '>', 0)
    .orderBy('count')
    .orderBy('word', 'desc')
    .execute();
  // Of each pinyin the last row, the most frequent word.
  const known = new Map(rows.map((row) => [row.pinyin!, row]));
  const ways: (Split | undefined)[] = [{ words: [], count: 0 }];
  for (let start = 0; start < letters.length; start += 1) {
    const way = ways[start];
    if (!way) continue;
    for (const [pinyin, { word, count }] of known) {
      if (!letters.startsWith(pinyin, start)) continue;
      const next = { words: [...way.words, word], count: way.count + count };
      if (isBetter(next, ways[start + pinyin.length])) ways[start + pinyin.length] = next;
    }
  }
  return ways[letters.length]?.words ?? [];
}

/** Whether two words differ by one substitution, insertion, deletion or transposition. */
function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = [Array.from(a), Array.from(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  let same = 0;
  while (same < short.length - from && short[short.length - 1 - same] === long[long.length - 1 - same]) same += 1;
  const differ = long.length - from - same;
  const isTransposed = differ === 2 && short[from] === long[from + 1] && short[from + 1] === long[from];
  return differ <= 1 || (isTransposed && short.length === long.length);
}

/** Maximum words compared, corrections shown, and length of a word to correct. */
const limits = { compared: 500, corrections: 3, length: 12 };

/** The most frequent words with a given value in a column. */
const wordsWith = (db: Store, column: 'pinyin' | 'initials', value: string, limit: number): Promise<FrequentWord[]> =>
  db
    .selectFrom('searchWord')
    .select(['word', 'count'])
    .where(column, '=', value)
    .where('count', '>', 0)
    .orderBy('count', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();

/** Words with the same pronunciation or pinyin input, most frequent first. */
async function wordsAlike(db: Store, word: string): Promise<string[]> {
  const typed = pinyinOf(word)?.pinyin ?? (/^[a-z]{2,}$/.test(word) ? word : null);
  if (typed === null) return [];
  const alike = await wordsWith(db, 'pinyin', typed, limits.corrections + 1);
  if (typed === word) alike.push(...(await wordsWith(db, 'initials', typed, limits.corrections)));
  const others = alike.filter((one) => one.word !== word);
  if (others.length > 0) return others.map((one) => one.word);
  const spelled = await segmentPinyin(db, typed);
  return spelled.length > 1 && spelled.join('') !== word ? [spelled.join('')] : [];
}

/** For each word the words that differ by one character, most frequent first; the vocabulary is scanned once. */
async function nearWords(db: Store, words: readonly string[]): Promise<Map<string, string[]>> {
  const compared = words.filter((word) => {
    const { length } = Array.from(word);
    return length >= 2 && length <= limits.length;
  });
  if (compared.length === 0) return new Map();
  const alike = compared.map((word) => {
    const characters = Array.from(word);
    return sql<boolean>`${begins('word', characters[0]!)} or "ending" = ${characters.at(-1)!}`;
  });
  const known = await frequentWords(db, anyHolds(alike), limits.compared * compared.length);
  const near = (word: string) =>
    known.map((row) => row.word).filter((one) => one !== word && isOneEditApart(one, word));
  return new Map(compared.map((word) => [word, near(word)]));
}

/**
 * Suggested corrections of a query, best first: each replaces one word.
 * @param wrong words that may be misspelled, in order
 */
export async function correct(db: Store, words: readonly string[], wrong: readonly string[]): Promise<string[]> {
  const others = new Map<string, string[]>();
  for (const word of wrong) others.set(word, await wordsAlike(db, word));
  const unlike = wrong.filter((word) => others.get(word)!.length === 0);
  for (const [word, near] of await nearWords(db, unlike)) others.set(word, near);
  const corrections: string[] = [];
  for (const word of wrong) {
    for (const other of others.get(word)!.slice(0, limits.corrections)) {
      const next = words.map((one) => (one === word ? other : one));
      corrections.push(next.join(next.every((one) => /^\p{Script=Han}/u.test(one)) ? '' : ' '));
    }
  }
  return [...new Set(corrections)].slice(0, limits.corrections);
}

/** The most frequent words that begin with single characters. */
export async function completed(db: Store, characters: readonly string[]): Promise<string[]> {
  if (characters.length === 0) return [];
  const begun = characters.map((character) => sql<boolean>`(${begins('word', character)} and "word" <> ${character})`);
  const words = await frequentWords(db, anyHolds(begun), limits.corrections);
  return words.map(({ word }) => word);
}
