import { sql } from 'kysely';
import type { Store } from '../db/schema';
import { pinyinOf } from '../lib/pinyin';

/** Words of which one sign is another, or of which one is missing or too many; most that are compared. */
const most = { compared: 500, corrections: 3, length: 12 };

/** Whether one change of a sign makes a word into the other. */
function isNear(a: string, b: string): boolean {
  const [short, long] = [Array.from(a), Array.from(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  let same = 0;
  while (same < short.length - from && short[short.length - 1 - same] === long[long.length - 1 - same]) same += 1;
  return long.length - from - same <= 1;
}

interface Word {
  word: string;
  count: number;
}

/** Words that sound as this one, are typed so, or differ by one sign, the most frequent first. */
async function nearWords(db: Store, word: string): Promise<string[]> {
  const typed = pinyinOf(word)?.pinyin ?? (/^[a-z]{2,}$/.test(word) ? word : null);
  const alike: Word[] = typed
    ? await db
        .selectFrom('searchWord')
        .select(['word', 'count'])
        .where((eb) => eb.or([eb('pinyin', '=', typed), eb('initials', '=', typed)]))
        .where('count', '>', 0)
        .where('word', '<>', word)
        .orderBy('count', 'desc')
        .orderBy('word')
        .limit(most.corrections)
        .execute()
    : [];
  if (alike.length > 0) return alike.map((one) => one.word);
  const signs = Array.from(word);
  if (signs.length < 2 || signs.length > most.length) return [];
  const [first, last] = [signs[0]!, signs.at(-1)!];
  const { rows } = await sql<Word>`
    select "word", "count" from "searchWord"
    where "count" > 0 and (("word" >= ${first} and "word" < ${`${first}\u{10ffff}`}) or "word" like ${`%${last}`})
    order by "count" desc, "word" limit ${most.compared}`.execute(db);
  return rows.filter((row) => row.word !== word && isNear(row.word, word)).map((row) => row.word);
}

/** Searches that may have been meant, best first: one word of the search is another. */
export async function correct(db: Store, words: readonly string[]): Promise<string[]> {
  const corrections: string[] = [];
  for (const [index, word] of words.entries()) {
    for (const other of await nearWords(db, word)) {
      const next = words.map((one, at) => (at === index ? other : one));
      corrections.push(next.join(next.every((one) => /^\p{Script=Han}/u.test(one)) ? '' : ' '));
    }
  }
  return [...new Set(corrections)].slice(0, most.corrections);
}
