/** Runs of what can be searched: Chinese signs, or letters and digits of other scripts. */
const runPattern = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** A text as it is compared: full-width, half-width and compatibility forms are equal, and so are both cases. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The parts of a Latin run that letters and digits make: `iso9001` is found by `9001` too. */
const partsOf = (run: string): string[] => run.match(/\p{N}+|[^\p{N}]+/gu) ?? [];

/** Any two neighbours, and the last sign alone: by it a search for one sign finds an end as well. */
function pairsOf(run: string): string[] {
  const signs = Array.from(run);
  return [...signs.slice(1).map((sign, index) => signs[index]! + sign), signs.at(-1)!];
}

/**
 * The terms under which a text is found. A dictionary would hide what it does not know; two neighbouring Chinese signs
 * always find each other.
 */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const run of foldText(text).match(runPattern) ?? []) {
    const found = isHan(run) ? pairsOf(run) : [run, ...partsOf(run)];
    for (const term of found) terms.add(term.slice(0, longestTerm));
  }
  return terms;
}

/** Nobody types more of a word than that. */
const longestTerm = 40;

/** Words that say nothing of what is looked for. */
const empty = new Set(
  '的 了 和 与 及 或 在 是 有 吗 呢 吧 我 我们 你 您 怎么 如何 什么 哪些 哪里 请问 想 要 关于'.split(' '),
);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Signs that make a word of the one before them: 数字化 is one word, not two. */
const endings = new Set(
  '化 性 型 业 品 费 款 贷 券 率 者 师 员 厂 店 局 院 会 商 法 书 单 表 板 漆 柜 门 窗 床 椅 桌 件 机 线 链 库 屋'.split(
    ' ',
  ),
);

/**
 * The words of a text in their order. Signs that the dictionary left alone, one after the other, are one word: it does
 * not know it.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let before: 'word' | 'sign' | null = null;
  for (const { segment, isWordLike } of segmenter.segment(foldText(text))) {
    if (!isWordLike) before = null;
    for (const run of (isWordLike && segment.match(runPattern)) || []) {
      const isSign = isHan(run) && Array.from(run).length === 1 && !empty.has(run);
      const joins: boolean = isSign && (before === 'sign' || (before === 'word' && endings.has(run)));
      if (joins) words[words.length - 1] += run;
      else words.push(run);
      before = isSign && !(joins && before === 'word') ? 'sign' : isHan(run) && !empty.has(run) ? 'word' : null;
    }
  }
  return words;
}

/** Most words of a search that count, and most signs of it that are read. */
const most = { words: 8, length: 80 };

/** What a search looks for: its words without those that say nothing, unless there are no others. */
export function searchedWords(q: string): string[] {
  const words = [...new Set(wordsOf(Array.from(q).slice(0, most.length).join('')))];
  const telling = words.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : words).slice(0, most.words);
}

/** A term of the index; `open`: so it begins. */
export interface SearchedTerm {
  term: string;
  open: boolean;
}

/** The terms that a text has which holds this word. Those of a Latin word are open: it may still be typed. */
export function termsOfWord(word: string): SearchedTerm[] {
  if (!isHan(word)) return [{ term: word.slice(0, longestTerm), open: true }];
  const signs = Array.from(word);
  if (signs.length === 1) return [{ term: word, open: true }];
  return [...new Set(pairsOf(word).slice(0, -1))].map((term) => ({ term, open: false }));
}
