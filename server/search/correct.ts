import { sql } from 'kysely';
import type { Store } from '../db/schema';
import { pinyinOf } from '../lib/pinyin';
import { begins, frequentWords } from './frequentWords';
import { isNear } from './isNear';
import { spelledWords } from './spelledWords';

/** Most words that are compared with one, and corrections that are shown; longer words are not corrected. */
const most = { compared: 500, corrections: 3, length: 12 };

interface Word {
  word: string;
  count: number;
}

/** The most frequent words that have something in common with another. */
const wordsWith = (db: Store, column: 'pinyin' | 'initials', value: string, limit: number): Promise<Word[]> =>
  db
    .selectFrom('searchWord')
    .select(['word', 'count'])
    .where(column, '=', value)
    .where('count', '>', 0)
    .orderBy('count', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();

/** Words that sound as this one, are typed so, or differ by one sign, the most frequent first. */
async function nearWords(db: Store, word: string): Promise<string[]> {
  const typed = pinyinOf(word)?.pinyin ?? (/^[a-z]{2,}$/.test(word) ? word : null);
  if (typed !== null) {
    const alike = await wordsWith(db, 'pinyin', typed, most.corrections + 1);
    if (typed === word) alike.push(...(await wordsWith(db, 'initials', typed, most.corrections)));
    const others = alike.filter((one) => one.word !== word);
    if (others.length > 0) return others.map((one) => one.word);
    const spelled = await spelledWords(db, typed);
    if (spelled.length > 1 && spelled.join('') !== word) return [spelled.join('')];
  }
  const signs = Array.from(word);
  if (signs.length < 2 || signs.length > most.length) return [];
  const alike = sql<boolean>`(${begins('word', signs[0]!)} or "ending" = ${signs.at(-1)!})`;
  const near = (await frequentWords(db, alike, most.compared)).filter(
    (row) => row.word !== word && isNear(row.word, word),
  );
  return near.map((row) => row.word);
}

/** Searches that may have been meant, best first: one word of the search is another. */
export async function correct(db: Store, words: readonly string[]): Promise<string[]> {
  const corrections: string[] = [];
  for (const [index, word] of words.entries()) {
    for (const other of (await nearWords(db, word)).slice(0, most.corrections)) {
      const next = words.map((one, at) => (at === index ? other : one));
      corrections.push(next.join(next.every((one) => /^\p{Script=Han}/u.test(one)) ? '' : ' '));
    }
  }
  return [...new Set(corrections)].slice(0, most.corrections);
}
