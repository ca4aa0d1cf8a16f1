import type { Element, Root } from '../dom';
import {
  all,
  hasContent,
  insertText,
  nameOf,
  nodesIn,
  rename,
  stylesOf,
  unwrap,
  create,
  isBlank,
  isText,
  moveInto,
  remove,
  setNumber,
  setStyle,
  styled,
  isBlock,
  wrapRuns,
  textOf,
} from './nodes';

const digits = '零一二三四五六七八九';
/** 1 to 99 as lists are numbered in Chinese. */
const chinese = (value: number): string =>
  value < 10
    ? digits[value]!
    : `${value < 20 ? '' : digits[Math.floor(value / 10)]}十${value % 10 ? digits[value % 10] : ''}`;

/** The same in the numerals of amounts. */
const formal = (value: number, numerals: string): string =>
  (value >= 10 && value < 20 ? `一${chinese(value)}` : chinese(value))
    .replaceAll('十', '拾')
    .replace(/[一二三四五六七八九]/g, (digit) => numerals[digits.indexOf(digit)] ?? digit);

/** Numberings of CSS that the page has too, with the `type` of their list. */
const types: Readonly<Record<string, string>> = {
  decimal: '1', 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A',
  'lower-roman': 'i', 'upper-roman': 'I',
}; // prettier-ignore

/** Others, as text. */
const markersByStyle: Readonly<Record<string, (value: number) => string>> = {
  'decimal-leading-zero': (value) => `${value < 10 ? '0' : ''}${value}.`,
  'cjk-ideographic': (value) => `${chinese(value)}、`,
  'cjk-decimal': (value) => `${[...String(value)].map((digit) => '〇一二三四五六七八九'[Number(digit)]).join('')}、`,
  'simp-chinese-informal': (value) => `${chinese(value)}、`,
  'trad-chinese-informal': (value) => `${chinese(value)}、`,
  'cjk-heavenly-stem': (value) => `${'甲乙丙丁戊己庚辛壬癸'[value - 1] ?? value}、`,
  'cjk-earthly-branch': (value) => `${'子丑寅卯辰巳午未申酉戌亥'[value - 1] ?? value}、`,
  'simp-chinese-formal': (value) => `${formal(value, '零壹贰叁肆伍陆柒捌玖')}、`,
  'trad-chinese-formal': (value) => `${formal(value, '零壹貳參肆伍陸柒捌玖')}、`,
  'japanese-informal': (value) => `${chinese(value)}、`,
  // Of UEditor, the editor of many Chinese sites, which draws them as pictures.
  cn: (value) => `${chinese(value)}、`,
  cn1: (value) => `${chinese(value)}）`,
  cn2: (value) => `（${chinese(value)}）`,
  num1: (value) => `${value}）`,
  num2: (value) => `（${value}）`,
  'lower-greek': (value) => `${'αβγδεζηθικλμνξοπρστυφχψω'[value - 1] ?? value}.`,
  none: () => '',
};

export const itemsOf = (list: Element) => Array.from(list.children).filter(({ tagName }) => tagName === 'LI');

/** How a list and each of its items say that they are numbered; empty: they do not. */
function numberingsOf(list: Element): [list: string, ...items: string[]] {
  const [own = '', ...others] = [list, ...itemsOf(list)].map((element) => {
    const styles = stylesOf(element);
    const listStyles =
      `${styles.get('list-style') ?? ''} ${styles.get('list-style-type') ?? ''}`.match(/[\w-]+/g) ?? [];
    // Of UEditor, Cherry Markdown, Docutils and Asciidoctor.
    const classes =
      /(?:^|\s)(?:custom_|cherry-list__)?(cn[12]?|num[12]|(?:low|upp)er-?(?:alpha|roman|greek)|cjk-ideographic)(?:\s|$)/;
    const [, custom = ''] = classes.exec(element.getAttribute('class') ?? '') ?? [];
    return (
      listStyles
        .filter((name) => name in types || name in markersByStyle || /^(?:disc|circle|square)$/.test(name))
        .pop() ?? custom.replace(/er(?=[agr])/, 'er-')
    );
  });
  return [own, ...others];
}

export const integerAt = (element: Element, name: string): number | undefined =>
  /^\s*[+-]?\d{1,9}\s*$/.test(element.getAttribute(name) ?? '') ? Number(element.getAttribute(name)) : undefined;

/** The numbers of a list's items. */
export function valuesOf(list: Element, items: readonly Element[]): number[] {
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let next = integerAt(list, 'start') ?? (step < 0 ? items.length : 1);
  return items.map((item) => {
    const value = integerAt(item, 'value') ?? next;
    next = value + step;
    return value;
  });
}

/** Puts a marker that the page does not draw before the text of its item. */
export function writeMarker(item: Element, marker: string): void {
  if (marker === '') return;
  const first = Array.from(item.children).find((child) => isBlock(child) && hasContent(child));
  const isFirst = first && !nodesIn(item).slice(0, nodesIn(item).indexOf(first)).some(hasContent);
  const gap = /[、．。：）】》]$/.test(marker) ? '' : ' ';
  if (isFirst && /^(?:P|DIV|H[1-6])$/.test(first.tagName)) writeMarker(first, marker);
  else insertText(item, `${marker}${gap}`, item.firstChild);
}

/** Numberings as Word for the web names them. */
const codes: Readonly<Record<string, string>> = {
  0: 'decimal', 1: 'upper-roman', 2: 'lower-roman', 3: 'upper-alpha', 4: 'lower-alpha', 22: 'decimal-leading-zero',
  37: 'cjk-ideographic', 38: 'simp-chinese-formal', 39: 'cjk-ideographic',
}; // prettier-ignore

const codeOf = (item: Element | undefined): string => {
  const [, code = ''] = /"469769242":\[65533,(\d+)\]/.exec(item?.getAttribute('data-list-defn-props') ?? '') ?? [];
  return codes[code] ?? '';
};

function numeral(numbering: string, value: number): string {
  // As far as they can be written.
  if (value < 1 || value > 99) return String(value);
  const text = /roman/.test(numbering)
    ? romanNumber(value)
    : /alpha|latin/.test(numbering)
      ? String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))
      : (markersByStyle[numbering]?.(value) ?? String(value)).replace(/[、.]$/, '');
  return numbering.startsWith('upper') ? text.toUpperCase() : text;
}

/** A marker as text. */
function markerText(numbering: string, value: number): string {
  if (/^(?:disc|circle|square)$/.test(numbering)) return '•';
  const isWritten = numbering in markersByStyle && (numbering === 'none' || (value > 0 && value < 100));
  return isWritten ? markersByStyle[numbering]!(value) : `${numeral(numbering, value)}.`;
}

/**
 * The marker that Word for the web draws by a text like 第%1条 or %1.%2; null where the page draws it.
 * @param levels numbers so far, of each list by level
 */
function markerOf(item: Element, numbering: string, value: number, levels: Map<string, string[]>): string | null {
  const text = item.getAttribute('data-leveltext') ?? '';
  if (!/%\d/.test(text)) return null;
  const [level] = /^[1-9]$/.exec(item.getAttribute('data-aria-level') ?? '')?.map(Number) ?? [1];
  const id = item.getAttribute('data-listid') ?? '';
  const numbers = [...(levels.get(id) ?? []).slice(0, level - 1)];
  numbers[level - 1] = numeral(numbering, value);
  levels.set(id, numbers);
  const isDrawn = /^%\d[.．、]?$/.test(text) && (numbering === '' || numbering in types);
  return isDrawn ? null : text.replace(/%(\d)/g, (_all, one: string) => numbers[Number(one) - 1] ?? '1');
}

/** Makes lists draw the numbers that their source drew. */
export function settleLists(root: Root): void {
  // Google Docs and LibreOffice write lists right inside lists.
  for (const inner of all(root, 'ol > ol, ol > ul, ul > ol, ul > ul')) {
    const outer = inner.parentElement!;
    let before = inner.previousElementSibling;
    while (before && before.tagName !== 'LI') before = before.previousElementSibling;
    if (before) before.appendChild(inner);
    else if (itemsOf(outer).length === 0) unwrap(outer);
  }
  const levels = new Map<string, string[]>();
  for (const list of all(root, 'ol, ul')) {
    const [own, ...ofItems] = numberingsOf(list);
    const type = list.getAttribute('type');
    const plain = Object.keys(types).find((name) => types[name] === type) ?? 'decimal';
    const each = ofItems.map((name) => name || own || plain);
    const isMixed = nameOf(list) === 'ol' && each.some((name) => name !== each[0]);
    const isSame = !isMixed && ofItems.every((name) => name === ofItems[0]);
    const numbering = isMixed ? '' : (isSame && ofItems[0]) || own || codeOf(itemsOf(list)[0]);
    let target = list;
    if (/^(?:disc|circle|square)$/i.test(numbering || (type ?? ''))) {
      if (nameOf(list) === 'ol') target = rename(list, 'ul');
      target.removeAttribute('type');
      continue;
    }
    if (types[numbering] && (numbering !== 'decimal' || nameOf(list) === 'ul' || type)) {
      if (nameOf(list) === 'ul') target = rename(list, 'ol');
      if (numbering === 'decimal') target.removeAttribute('type');
      else target.setAttribute('type', types[numbering]!);
    }
    if (nameOf(target) === 'ul') continue;
    const items = itemsOf(target);
    const values = valuesOf(target, items);
    if (target.hasAttribute('reversed')) {
      items.forEach((item, place) => item.setAttribute('value', String(values[place])));
      target.removeAttribute('reversed');
    }
    const markers = items.map((item, place) => markerOf(item, numbering, values[place]!, levels));
    if (!isMixed && !(numbering in markersByStyle) && markers.every((marker) => marker === null)) continue;
    items.forEach((item, place) => {
      const value = values[place]!;
      writeMarker(item, markers[place] ?? markerText(isMixed ? each[place]! : numbering, value));
      item.removeAttribute('value');
      if (Array.from(item.children).some(isBlock)) wrapRuns(item, 'p', false);
      rename(item, Array.from(item.children).some(isBlock) ? 'div' : 'p');
    });
    unwrap(target);
  }
}

/** Markers that a list of the page has too. */
function listOf(marker: string, isSymbol: boolean): { name: 'ol' | 'ul'; type?: string; value?: number } | null {
  const [, number] = /^(0|[1-9]\d{0,8})[.．、]?$/.exec(marker) ?? [];
  if (number !== undefined) return { name: 'ol', type: '1', value: Number(number) };
  const [, letters = ''] = isSymbol ? [] : (/^([a-z]{1,7}|[A-Z]{1,7})[.．]$/.exec(marker) ?? []);
  const small = letters.toLowerCase();
  const isSmall = small === letters;
  const worth = romanOf(small);
  if (worth !== null && (small.length > 1 || small === 'i'))
    return { name: 'ol', type: isSmall ? 'i' : 'I', value: worth };
  if (small.length === 1) return { name: 'ol', type: isSmall ? 'a' : 'A', value: small.charCodeAt(0) - 96 };
  const isBullet = isSymbol || /^(?:[·•●○◦■□▪▫◆◇‣⁃➢➤►▶–—-]|[\ue000-\uf8ff])$/.test(marker);
  return isBullet && Array.from(marker).length <= 1 ? { name: 'ul' } : null;
}

const romans: readonly [string, number][] = [
  ['c', 100], ['xc', 90], ['l', 50], ['xl', 40], ['x', 10], ['ix', 9], ['v', 5], ['iv', 4], ['i', 1],
]; // prettier-ignore

/** A number below 400 in small Roman numerals. */
export const romanNumber = (value: number): string => {
  let [text, rest] = ['', value];
  for (const [sign, worth] of romans) for (; rest >= worth; rest -= worth) text += sign;
  return text;
};

/** The value of a Roman number below 400, in small letters. */
function romanOf(text: string): number | null {
  let [value, rest] = [0, text];
  for (const [sign, worth] of romans) {
    for (; rest.startsWith(sign); rest = rest.slice(sign.length)) value += worth;
  }
  return value > 0 && rest === '' && romanNumber(value) === text ? value : null;
}

interface OpenList {
  list: Element;
  id: string;
  level: number;
  type: string | undefined;
  next: number;
}

/**
 * Word and WPS copy list items as paragraphs whose style names their list. They become items where the page has the
 * same marker; otherwise the marker is text.
 */
export function restoreLists(root: Root): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of styled(root, 'mso-list')) {
    const [, id, level] = /^l(\d+)\s+level(\d)/.exec(stylesOf(paragraph).get('mso-list') ?? '') ?? [];
    if (id === undefined || !/^(?:P|H[1-6]|DIV)$/.test(paragraph.tagName)) continue;
    const holder = all(paragraph, 'span').find((span) => stylesOf(span).get('mso-list') === 'ignore');
    const marker = textOf(holder)
      .replace(/[\s\u200b]+/g, ' ')
      .trim();
    if (!holder) continue;
    const isSymbol = [holder, holder.parentElement!, ...all(holder, 'span')].some((span) =>
      /symbol|wingdings|webdings|marlett/.test(stylesOf(span).get('font-family') ?? ''),
    );
    if (marker === '' && !isSymbol) {
      remove(holder);
      continue;
    }
    const shape = paragraph.tagName === 'P' ? listOf(marker, isSymbol) : null;
    if (!shape) {
      const gap = /[、．。：）】》]$/.test(marker) || !/\s$/.test(textOf(holder)) ? '' : ' ';
      insertText(holder.parentNode!, marker + gap, holder);
      remove(holder);
      open = [];
      continue;
    }
    remove(holder);
    let next = last?.nextSibling ?? null;
    while (next && isText(next) && isBlank(next.data)) next = next.nextSibling;
    if (next !== paragraph) open = [];
    const depth = Number(level);
    while (open.length > 1 && open[open.length - 1]!.level > depth) open.pop();
    // A list may begin at a deeper level.
    if (open[0] && open[0].level > depth && open[0].id === id) open[0].level = depth;
    else if (open[0] && open[0].level > depth) open = [];
    let top = open[open.length - 1];
    // A single letter goes on as the list before it was numbered.
    if (
      top?.level === depth &&
      top.id === id &&
      shape.name === 'ol' &&
      marker.length === 2 &&
      top.type !== shape.type
    ) {
      const letter = marker[0]!.toLowerCase();
      const value = top.type && /^i$/i.test(top.type) ? romanOf(letter) : letter.charCodeAt(0) - 96;
      if (top.type && /^[ai]$/i.test(top.type) && value === top.next) Object.assign(shape, { type: top.type, value });
    }
    const isOther = (before: OpenList) =>
      before.id !== id ||
      nameOf(before.list) !== shape.name ||
      before.type !== shape.type ||
      (shape.value !== undefined && shape.value !== before.next);
    if (top?.level === depth && isOther(top)) {
      open.pop();
      top = open[open.length - 1];
    }
    if (top?.level !== depth) {
      const list = create(paragraph, shape.name);
      if (shape.name === 'ol' && shape.type !== '1') list.setAttribute('type', shape.type!);
      if (shape.name === 'ol') setNumber(list, 'start', shape.value!, 1);
      const item = top?.list.lastElementChild;
      if (item) item.appendChild(list);
      else paragraph.parentNode!.insertBefore((last = list), paragraph);
      open.push((top = { list, id, level: depth, type: shape.type, next: shape.value ?? 1 }));
    }
    const item = create(paragraph, 'li');
    top.next = (shape.value ?? 0) + 1;
    moveInto(item, nodesIn(paragraph));
    const align = stylesOf(paragraph).get('text-align');
    if (align) setStyle(item, 'text-align', align);
    top.list.appendChild(item);
    remove(paragraph);
  }
}
