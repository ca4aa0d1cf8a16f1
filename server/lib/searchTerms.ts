import type { pinyin as Pinyin } from 'pinyin-pro';
import { simplify } from './simplify';

/**
 * Pairs of a CJK radical and its character, from Unicode's EquivalentUnifiedIdeograph.txt: NFKC maps the Kangxi radicals
 * (U+2F00 to U+2FDF, one of them to an old form), but of this supplement only two. Texts copied from a PDF contain them.
 */
const radicals =
  '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺇𠘨⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺑𡯂⺒巳⺓幺⺔彑⺕𫜹⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭' +
  '⺩王⺪𤴔⺫目⺬示⺭礻⺮𥫗⺯糹⺰纟⺱罓⺲罒⺳㓁⺴冗⺵𦉫⺶羊⺷𦍌⺸𦍋⺹耂⺺肀⺻聿⺼肉⺽𦥑⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇𧢲⻈讠⻉贝⻊𧾷⻋车⻌辶⻍辶⻎辶⻏邑' +
  '⻐钅⻑長⻒镸⻓长⻔门⻕𨸏⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞𩙿⻟飠⻠饣⻡𩠐⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟⾭青';

const characterOf = new Map(
  Array.from(radicals.match(/../gu) ?? [], (pair) => Array.from(pair) as [radical: string, character: string]),
);

/** A text without invisible characters, its radicals as characters. */
export const visibleText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2e80-\u2fdf]/g, (radical) => characterOf.get(radical) ?? radical.normalize('NFKC'));

/** Runs of Chinese characters, or of letters and digits of other scripts. */
const runPattern = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** Normalises width, compatibility variants (NFKC), radicals and case, without invisible characters. */
export const foldForms = (text: string): string => visibleText(text).normalize('NFKC').toLowerCase();

const simplified = (text: string): string => simplify(foldForms(text));

/**
 * Normalises a text for comparison, including traditional to simplified characters. Chinese has no spaces: those between
 * its characters come from line breaks and from spaced-out headings.
 */
export const foldText = (text: string): string =>
  simplified(text).replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');

const allRadicals = Array.from({ length: 0x2fd6 - 0x2e80 }, (_, at) => String.fromCharCode(0x2e80 + at));

/** The radicals that stand for a character of a text, each with it. */
export const radicalsOf = (text: string): [radical: string, character: string][] =>
  allRadicals.flatMap((radical): [string, string][] => {
    const character = [visibleText(radical), foldText(radical)].find((one) => one !== radical && text.includes(one));
    return character ? [[radical, character]] : [];
  });

/** A query as it is compared: those with the same phrase have the same results. */
export const phraseOf = (query: string): string => simplified(query).trim().replace(/\s+/g, ' ');

/** Letters and digits of a Latin run: `iso9001` is found by `9001` too. */
const partsOf = (run: string): string[] => run.match(/\p{N}+|[^\p{N}]+/gu) ?? [];

/** Character bigrams; a single character is a term by itself. */
function bigramsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => characters[index]! + character);
}

/** Maximum length of an indexed prefix; the rest is compared in the text itself. */
const maxPrefixLength = 12;

/** All prefixes of a word. */
const prefixesOf = (word: string): string[] =>
  Array.from(word)
    .slice(0, maxPrefixLength)
    .map((_, index, characters) => characters.slice(0, index + 1).join(''));

const isSingleCharacter = (term: string): boolean => term.length <= 2 && Array.from(term).length === 1;

/**
 * Index terms of a text. Chinese is indexed by bigrams, because a dictionary would miss unknown words, and Latin words
 * by prefix.
 * @param single whether to index single characters as well: for short texts such as titles
 */
export function termsOf(text: string, single: boolean): Set<string> {
  const terms = new Set<string>();
  for (const run of foldText(text).match(runPattern) ?? []) {
    for (const term of isHan(run) ? bigramsOf(run) : [run, ...partsOf(run)].flatMap(prefixesOf)) {
      if (single || isHan(run) || !isSingleCharacter(term)) terms.add(term);
    }
    if (single && isHan(run)) for (const character of run) terms.add(character);
  }
  return terms;
}

/** Stop words. */
const stopWords = new Set(
  '的 了 和 与 及 或 在 是 有 吗 呢 吧 我 我们 你 您 怎么 如何 什么 哪些 哪里 请问 想 要 想要 关于'.split(' '),
);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What the dictionary cuts a text into. */
export const segmentsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Suffixes that form one word with the preceding one: 数字化 is one word, not two. */
const suffixes = new Set(
  '化 性 型 业 品 费 款 贷 券 率 者 师 员 厂 店 局 院 会 商 法 书 单 表 板 漆 柜 门 窗 床 椅 桌 件 机 线 链 库 屋 房'.split(
    ' ',
  ),
);

/** Segments a text into words. Consecutive characters that the segmenter leaves alone are one unknown word. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let before: 'word' | 'character' | null = null;
  for (const { segment, isWordLike } of segmenter.segment(simplified(text))) {
    if (!isWordLike) before = null;
    for (const run of (isWordLike && segment.match(runPattern)) || []) {
      const isSingle = isHan(run) && Array.from(run).length === 1 && !stopWords.has(run);
      const joins: boolean = isSingle && (before === 'character' || (before === 'word' && suffixes.has(run)));
      if (joins) words[words.length - 1] += run;
      else words.push(run);
      before =
        isSingle && !(joins && before === 'word') ? 'character' : isHan(run) && !stopWords.has(run) ? 'word' : null;
    }
  }
  return words;
}

/** Maximum words of a query, and characters of it that are read. */
const limits = { words: 8, length: 80 };

/** The words of a query without stop words, unless there are no others. */
export function searchedWords(q: string): string[] {
  const words = [...new Set(wordsOf(Array.from(q).slice(0, limits.length).join('')))];
  const withoutStopWords = words.filter((word) => !stopWords.has(word));
  return (withoutStopWords.length > 0 ? withoutStopWords : words).slice(0, limits.words);
}

/** Parts of a word that may be written apart: `iso9001` as `ISO 9001`; none if they are too short. */
export function compoundParts(word: string): string[] {
  const parts = isHan(word) ? [] : partsOf(word);
  return parts.length > 1 && parts.every((part) => !isSingleCharacter(part)) ? parts : [];
}

const prefixOf = (word: string): string => Array.from(word).slice(0, maxPrefixLength).join('');

/** Alternative term lists for a word; a text has to contain all terms of one list. */
export function termsOfWord(word: string): string[][] {
  if (isHan(word)) return [[...new Set(bigramsOf(word))]];
  const parts = compoundParts(word);
  return parts.length > 0 ? [[prefixOf(word)], parts.map(prefixOf)] : [[prefixOf(word)]];
}

/** Whether a normalised text contains a word. */
export function containsWord(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  const parts = compoundParts(word);
  return parts.length > 0 && parts.every((part) => text.includes(part));
}

let loaded: typeof Pinyin | null = null;

/** Loaded on first use: its dictionary is large. */
function load(): typeof Pinyin {
  // oxlint-disable-next-line typescript/no-require-imports
  loaded ??= (require('pinyin-pro') as { pinyin: typeof Pinyin }).pinyin;
  return loaded;
}

/** Pinyin of a Chinese word. */
interface Typed {
  /** `zhengce` */
  pinyin: string;
  /** `zc` */
  initials: string;
}

/** Pinyin of a word; null unless it is entirely Chinese with known readings. */
export function pinyinOf(word: string): Typed | null {
  if (!/^\p{Script=Han}+$/u.test(word)) return null;
  const syllables = load()(word, { toneType: 'none', type: 'array', v: true });
  const letters = syllables.map((syllable) => syllable.toLowerCase().replace(/[^a-z]/g, ''));
  if (letters.includes('')) return null;
  return { pinyin: letters.join(''), initials: letters.map((syllable) => syllable[0]!).join('') };
}
