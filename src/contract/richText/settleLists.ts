import type { Element, Root } from '../dom';
import { isBlock, wrapRuns } from './blocks';
import { romanNumber } from './restoreLists';
import { all, hasContent, nameOf, nodesIn, rename, stylesOf, unwrap } from './nodes';

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
const written: Readonly<Record<string, (value: number) => string>> = {
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
  custom_cn: (value) => `${chinese(value)}、`,
  custom_cn1: (value) => `${chinese(value)}）`,
  custom_cn2: (value) => `（${chinese(value)}）`,
  custom_num1: (value) => `${value}）`,
  custom_num2: (value) => `（${value}）`,
  'lower-greek': (value) => `${'αβγδεζηθικλμνξοπρστυφχψω'[value - 1] ?? value}.`,
  none: () => '',
};

const itemsOf = (list: Element) => Array.from(list.children).filter(({ tagName }) => tagName === 'LI');

/** How a list and each of its items say that they are numbered; empty: they do not. */
function numberingsOf(list: Element): [list: string, ...items: string[]] {
  const [own = '', ...others] = [list, ...itemsOf(list)].map((element) => {
    const styles = stylesOf(element);
    const said = `${styles.get('list-style') ?? ''} ${styles.get('list-style-type') ?? ''}`.match(/[a-z-]+/g) ?? [];
    const [custom = ''] = /\bcustom_(?:cn[12]?|num[12])\b/.exec(element.getAttribute('class') ?? '') ?? [];
    return (
      said.filter((name) => name in types || name in written || /^(?:disc|circle|square)$/.test(name)).pop() ?? custom
    );
  });
  return [own, ...others];
}

const integerAt = (element: Element, name: string): number | undefined =>
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
function writeMarker(item: Element, marker: string): void {
  if (marker === '') return;
  const first = Array.from(item.children).find((child) => isBlock(child));
  const isFirst = first && !nodesIn(item).slice(0, nodesIn(item).indexOf(first)).some(hasContent);
  const holder = isFirst && /^(?:P|DIV|H[1-6])$/.test(first.tagName) ? first : item;
  const gap = /[、．。：）】》]$/.test(marker) ? '' : ' ';
  holder.insertBefore(holder.ownerDocument!.createTextNode(`${marker}${gap}`), holder.firstChild);
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
      : (written[numbering]?.(value) ?? String(value)).replace(/[、.]$/, '');
  return numbering.startsWith('upper') ? text.toUpperCase() : text;
}

/** A marker as text. */
function markerText(numbering: string, value: number): string {
  if (/^(?:disc|circle|square)$/.test(numbering)) return '•';
  const isWritten = numbering in written && (numbering === 'none' || (value > 0 && value < 100));
  return isWritten ? written[numbering]!(value) : `${numeral(numbering, value)}.`;
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
    const [own, ...said] = numberingsOf(list);
    const type = list.getAttribute('type');
    const plain = Object.keys(types).find((name) => types[name] === type) ?? 'decimal';
    const each = said.map((name) => name || own || plain);
    const isMixed = nameOf(list) === 'ol' && each.some((name) => name !== each[0]);
    const isSame = !isMixed && said.every((name) => name === said[0]);
    const numbering = isMixed ? '' : (isSame && said[0]) || own || codeOf(itemsOf(list)[0]);
    let named = list;
    if (/^(?:disc|circle|square)$/i.test(numbering || (type ?? ''))) {
      if (nameOf(list) === 'ol') named = rename(list, 'ul');
      named.removeAttribute('type');
      continue;
    }
    if (types[numbering] && (numbering !== 'decimal' || nameOf(list) === 'ul' || type)) {
      if (nameOf(list) === 'ul') named = rename(list, 'ol');
      if (numbering === 'decimal') named.removeAttribute('type');
      else named.setAttribute('type', types[numbering]!);
    }
    if (nameOf(named) === 'ul') continue;
    const items = itemsOf(named);
    const values = valuesOf(named, items);
    if (named.hasAttribute('reversed')) {
      items.forEach((item, place) => item.setAttribute('value', String(values[place])));
      named.removeAttribute('reversed');
    }
    const markers = items.map((item, place) => markerOf(item, numbering, values[place]!, levels));
    if (!isMixed && !(numbering in written) && markers.every((marker) => marker === null)) continue;
    items.forEach((item, place) => {
      const value = values[place]!;
      writeMarker(item, markers[place] ?? markerText(isMixed ? each[place]! : numbering, value));
      item.removeAttribute('value');
      if (Array.from(item.children).some(isBlock)) wrapRuns(item, 'p', false);
      rename(item, Array.from(item.children).some(isBlock) ? 'div' : 'p');
    });
    unwrap(named);
  }
}
