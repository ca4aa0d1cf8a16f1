import type { Store } from '../db/schema';

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
    .execute();
  const known = new Map<string, { word: string; count: number }>();
  for (const { word, count, pinyin } of rows) {
    const before = known.get(pinyin!);
    const isMore = !before || count > before.count || (count === before.count && word < before.word);
    if (isMore) known.set(pinyin!, { word, count });
  }
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
