import { sql, type RawBuilder } from 'kysely';
import type { Store } from '../db/schema';

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
