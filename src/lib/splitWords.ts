const number = String.raw`\d+(?:[.,]\d+)*`;
const units =
  '%|％|‰|℃|°|平方米|立方米|毫米|厘米|千米|公里|千克|公斤|毫升|勒克斯|开尔文|摄氏度|个百分点|个工作日|个基点|个月|小时|分钟|星期|美元|' +
  '年|月|日|天|周|时|分|秒|元|角|米|吨|克|升|度|家|人|名|位|张|块|件|套|台|项|条|款|倍|次|层|笔|份|级|号|页|篇|场|趟|成|折|种|类|期|批|处|只|辆|栋|' +
  '间|所|盒|卷|支|遍|点|个|户|岁|道|座|组|站|步|字|格|(?:mm|cm|km|kg|mg|ml|kWh|kW|MB|KB|Hz|kN|dB|min|m²|m³|[mgtWVKNhs])(?![A-Za-z])';
const measure = `${number}\\s?(?:[百千万亿]+|余|多)?\\s?(?:${units})?`;

/** Figures that must not wrap: dates, telephone numbers, dimensions, numbers with units. The longest match wins. */
// eslint-disable-next-line no-restricted-syntax -- made of constants
const pattern = new RegExp(
  // eslint-disable-next-line regexp/no-super-linear-move -- a text of limited length
  [
    `${number}\\s?年\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?日)?`,
    `\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日`,
    `\\+?\\d{2,4}-\\d{3,8}(?:[ -]\\d{3,4})?`,
    `1\\d{2} \\d{4} \\d{4}`,
    `(?:第\\s?)?${measure}(?:\\s?[×xX*–—~～/:至到-]\\s?${measure})*`,
  ].join('|'),
  'g',
);

/** The positions of a text's figures, in order. */
export function figuresOf(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.trimEnd().length,
  })).filter(({ start }) => !/[A-Za-z]-?$/.test(text.slice(Math.max(0, start - 2), start))); // not digits of a name: E0, QM-A110
}

/** Splits a text into figures and the rest. */
export function splitFigures(text: string): { phrase: string; isMeasure: boolean }[] {
  const phrases: { phrase: string; isMeasure: boolean }[] = [];
  let done = 0;
  for (const { start, end } of figuresOf(text)) {
    if (start > done) phrases.push({ phrase: text.slice(done, start), isMeasure: false });
    phrases.push({ phrase: text.slice(start, end), isMeasure: true });
    done = end;
  }
  if (done < text.length) phrases.push({ phrase: text.slice(done), isMeasure: false });
  return phrases;
}

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

let segmenter: Intl.Segmenter | null | undefined;

/** Null if unsupported. Its dictionary takes a phone a while to load: created on demand. */
const wordSegmenter = (): Intl.Segmenter | null =>
  (segmenter ??=
    typeof Intl === 'object' && 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null);

/** Warms it up, so that the first title need not wait. */
export const loadDictionary = (): void => void wordSegmenter();

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

/** A phrase of a title; lines break between phrases only. The spaces of a measure do not break either. */
export interface Phrase {
  phrase: string;
  isMeasure: boolean;
}

/**
 * Whether a break opportunity has to be inserted between two phrases. After a space there already is one, and beside a
 * figure or a Latin word it would remove the spacing that browsers add there.
 */
export const needsBreakOpportunity = (before: string, phrase: string): boolean =>
  !/^[\w\s]|\w$/.test(before.slice(-1) + phrase.slice(0, 1));

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
const kept = new Map<string, Phrase[]>();

/**
 * A title as phrases between which a line may break: words, figures with their unit.
 *
 * @returns null if the browser cannot segment words, or the text is no title: then default line breaking applies
 */
export function splitWords(text: string): Phrase[] | null {
  const words = text.length > longest ? null : wordSegmenter();
  if (!words) return null;
  const found = kept.get(text);
  if (found) return found;
  const phrases = joinMarks(
    splitFigures(text).flatMap(({ phrase, isMeasure }): Phrase[] =>
      isMeasure
        ? [{ phrase, isMeasure }]
        : Array.from(wordsOf(phrase, words), (word) => ({ phrase: word, isMeasure: false })),
    ),
  );
  kept.set(text, phrases);
  if (kept.size > maxKept) kept.delete(kept.keys().next().value!);
  return phrases;
}
