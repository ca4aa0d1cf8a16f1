import { splitFigures, type Phrase } from './figures';

/** Domain terms missing in browsers' dictionaries. */
const domainTerms = (
  '封边线 封边条 封边机 封边 六面钻 滑轨 铰链 门缝 板材 板式 台面 柜门 柜体 门板 木门 门套 合页 磁吸锁 静音 多层板 刨花板 纤维板 饰面板 肤感 ' +
  '整木 整装 拆单 排产 齐套 产线 余料 备料 回落 保函 保证金 商城 岩板 石英石 木蜡油 热熔胶 白乳胶 一板一码 专精特新 揭榜挂帅 揭榜 数字化 智能化 ' +
  '以旧换新 上云用数 适老化 试点 减法 成绩单 面漆 涂装'
).split(' ');

/** Characters that belong to the following word; any other belongs to the preceding one. */
const leading = /^[从到与和及或把被让向在对为按凭用由以不免已再更最只可能要会请关非含同各每本第是有将未无新旧小大多]$/;
const han = /^\p{Script=Han}+$/u;
const closing = /^[\s，。、；：！？）”’》〉】」』\])>…,.;:!?%·—–-]+/;
const opening = /^[（“‘《〈【「『([<]+$/;

/** Anything longer is no title, and would take too long. */
const longest = 1000;

type Segment = { index: number; segment: string };

/** Null if unsupported. Its dictionary takes a phone a while to load. */
const segmenter =
  typeof Intl === 'object' && 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/** Where domain terms begin, and the positions inside them where a segmenter may not break. */
function domainTermsIn(text: string): { starts: Set<number>; inside: Set<number> } {
  const starts = new Set<number>();
  const inside = new Set<number>();
  for (const word of domainTerms) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      starts.add(at);
      for (let place = at + 1; place < at + word.length; place += 1) inside.add(place);
    }
  }
  return { starts, inside };
}

/** Whether a line may break between two segments. */
function parts(before: string, { segment }: Segment): boolean {
  if (opening.test(before.slice(-1))) return false;
  if (opening.test(segment)) return true;
  if (!han.test(segment))
    return /\s$/.test(before) || (/\p{Script=Han}$/u.test(before) && /^[\p{L}\p{N}]/u.test(segment));
  if (!/\p{Script=Han}$/u.test(before)) return !/[\p{L}\p{N}]$/u.test(before) || segment.length > 1;
  return segment.length > 1 || leading.test(segment);
}

function* wordsOf(text: string, words: Intl.Segmenter): Generator<string> {
  const { starts, inside } = domainTermsIn(text);
  let phrase = '';
  for (const segment of words.segment(text) as Iterable<Segment>) {
    const canBreakBetween =
      phrase !== '' && !inside.has(segment.index) && !leading.test(phrase) && !opening.test(phrase);
    if (canBreakBetween && (starts.has(segment.index) || parts(phrase, segment))) {
      yield phrase;
      phrase = '';
    }
    phrase += segment.segment;
  }
  if (phrase) yield phrase;
}

/** Closing punctuation stays with what it closes, and opening punctuation with what follows. */
function joinMarks(phrases: Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const { phrase, isMeasure } of phrases) {
    const last = joined[joined.length - 1];
    if (last && (closing.test(phrase) || opening.test(last.phrase.slice(-1)))) {
      joined[joined.length - 1] = { phrase: last.phrase + phrase, isMeasure: isMeasure || last.isMeasure };
    } else joined.push({ phrase, isMeasure });
  }
  return joined;
}

/** Cache for the titles and filter labels of the current page and the next one: segmentation is slow on a phone. */
const maxKept = 512;
const cache = new Map<string, Phrase[]>();

/** The phrases of a title; null if the browser cannot segment words, or the text is no title. */
export function phrasesOfTitle(text: string): Phrase[] | null {
  if (!segmenter || text.length > longest) return null;
  const found = cache.get(text);
  if (found) return found;
  const phrases = joinMarks(
    splitFigures(text).flatMap(({ phrase, isMeasure }): Phrase[] =>
      isMeasure
        ? [{ phrase, isMeasure }]
        : Array.from(wordsOf(phrase, segmenter), (word) => ({ phrase: word, isMeasure: false })),
    ),
  );
  cache.set(text, phrases);
  if (cache.size > maxKept) cache.delete(cache.keys().next().value!);
  return phrases;
}
