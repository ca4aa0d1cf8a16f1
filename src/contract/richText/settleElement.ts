import type { Element, Node, Root } from '../dom';
import { richTextRules, styleCarrier } from '../richText';
import { droppedWhole, decorationOf, type Declarations } from '../seenText';
import {
  create,
  hasContent,
  isBlank,
  isElement,
  isText,
  nameOf,
  nodesIn,
  remove,
  rename,
  stylesOf,
  unwrap,
  inlineNames,
  isBlock,
  wrapRuns,
  all,
  setStyle,
  styled,
} from './nodes';

const renamed: Readonly<Record<string, string>> = {
  strike: 's', tt: 'code', kbd: 'code', samp: 'code', cite: 'em', dfn: 'em', var: 'em', menu: 'ul', dir: 'ul',
  // The page's own title is its h1.
  h1: 'h2', listing: 'pre',
}; // prettier-ignore

const allowed = new Set<string>(richTextRules.tags);
const lineHolders = 'p, h1, h2, h3, h4, h5, h6, pre';
const isLineHolder = (name: string) => lineHolders.split(', ').includes(name);
const textMarks = /^(?:B|STRONG|I|EM|U|S|DEL|INS|MARK|SUB|SUP|CODE)$/;

/** Keeps an inline element with blocks inside, which many parsers tear apart, out of their way. */
function settleInline(element: Element): void {
  if (!Array.from(element.children).some(isBlock)) return;
  if (textMarks.test(element.tagName)) {
    wrapRuns(element, nameOf(element), true);
    unwrap(element);
  } else if (element.tagName === 'SPAN') settleBlock(element);
}

/** Sets a block apart by line breaks where no block may stand. */
function breakLines(element: Element): void {
  const isLine = (node: Node | null) => node !== null && !(isElement(node) && nameOf(node) === 'br');
  const parent = element.parentNode!;
  let before = element.previousSibling;
  while (before && isText(before) && isBlank(before.data)) before = before.previousSibling;
  if (isLine(before)) parent.insertBefore(create(element, 'br'), element);
  if (isLine(element.nextSibling)) parent.insertBefore(create(element, 'br'), element.nextSibling);
  unwrap(element);
}

const isAlone = (element: Element) =>
  nodesIn(element.parentNode!).every((node) => node === element || !hasContent(node));

const isStyled = (element: Element) => [...stylesOf(element).keys()].some((name) => name !== 'display');

/** A block that rich text does not know becomes paragraphs, without being a line of its neighbours. */
function settleBlock(element: Element): void {
  const parent = element.parentElement;
  if (parent && element.parentElement?.closest(lineHolders)) breakLines(element);
  else if (parent && /^[OU]L$/.test(parent.tagName)) rename(element, 'li');
  else if (!hasContent(element) && !element.querySelector('hr, table')) remove(element);
  else if (parent && /^(?:TABLE|TBODY|THEAD|TFOOT|TR)$/.test(parent.tagName)) unwrap(element);
  else if (!nodesIn(element).some(isBlock)) {
    const isBare = parent && /^(?:LI|T[DH]|D[DT]|FIGCAPTION|CAPTION)$/.test(parent.tagName) && isAlone(element);
    if (isBare && !stylesOf(element).has('text-align')) unwrap(element);
    else rename(element, 'p');
  } else {
    wrapRuns(element, 'p', false);
    if (isStyled(element)) rename(element, 'div');
    else unwrap(element);
  }
}

const isPlain = (element: Element) =>
  /^(?:DIV|SPAN)$/.test(element.tagName) || textMarks.test(element.tagName) || !allowed.has(nameOf(element));

/** Whether nothing but plain boxes and marks, which are unwrapped, is between an element and its item or cell. */
function isInCell(element: Element): boolean {
  let around = element.parentElement;
  while (around && isPlain(around) && !isStyled(around)) around = around.parentElement;
  return around !== null && /^(?:LI|T[DH])$/.test(around.tagName);
}

export function settleElement(element: Element): void {
  let name = nameOf(element);
  if ((droppedWhole as readonly string[]).includes(name)) {
    remove(element);
    return;
  }
  const isLaidOut = isBlock(element);
  let node = element;
  if (renamed[name]) {
    name = renamed[name];
    node = rename(element, name);
  }
  if (!allowed.has(name)) {
    if (isLaidOut) settleBlock(node);
    else unwrap(node);
  } else if (inlineNames.has(name)) {
    if (isLaidOut && name === 'span') settleBlock(node);
    else if (!isLaidOut || Array.from(node.children).some(isBlock)) settleInline(node);
    else if (node.parentElement?.closest(lineHolders)) {
      const before = node.previousSibling;
      if (before && !(isElement(before) && nameOf(before) === 'br'))
        node.parentNode!.insertBefore(create(node, 'br'), node);
    } else if (!isAlone(node)) {
      const line = create(node, 'p');
      node.parentNode!.replaceChild(line, node);
      line.appendChild(node);
    }
  } else if (/^(?:div|p)$/.test(name) && node.parentElement?.closest(lineHolders)) breakLines(node);
  else if (name === 'div' && node.parentElement?.tagName === 'DL') unwrap(node);
  else if (name === 'div' && isInCell(node)) settleBlock(node);
  else if (
    isLineHolder(name) &&
    Array.from(node.children).some((one) => isBlock(one) && !inlineNames.has(nameOf(one)))
  ) {
    // A list or a table, say, which ends it.
    wrapRuns(node, name, false);
    unwrap(node);
  }
}

/** What a shorthand names before the size. */
const fontOf = (styles: Declarations) => styles.get('font') ?? '';
const isBold = (styles: Declarations) =>
  /^(?:bold|bolder|[6-9]\d\d|1000)$/.test(styles.get('font-weight') ?? '') ||
  (!styles.has('font-weight') && /^(?:[a-z-]+ )*(?:bold|bolder|[6-9]\d\d) /.test(fontOf(styles)));
const isLight = (styles: Declarations) => /^(?:normal|lighter|[1-5]\d\d)$/.test(styles.get('font-weight') ?? '');
const isItalic = (styles: Declarations) =>
  /^(?:italic|oblique)/.test(styles.get('font-style') ?? '') ||
  (!styles.has('font-style') && /^(?:[a-z-]+ )*(?:italic|oblique) /.test(fontOf(styles)));
const isUpright = (styles: Declarations) => styles.get('font-style') === 'normal';
const raise = (styles: Declarations) => Number.parseFloat(styles.get('mso-text-raise') ?? '0');

const emphases: readonly {
  name: string;
  /** Inside these it would say nothing new. */
  within: string;
  isOn: (styles: Declarations, element: Element) => boolean;
  isOff?: (styles: Declarations) => boolean;
}[] = [
  { name: 's', within: 's, strike, del', isOn: (styles) => decorationOf(styles).includes('line-through') },
  {
    name: 'u',
    within: 'u, a, ins',
    isOn: (styles, element) => decorationOf(styles).includes('underline') && nameOf(element) !== 'a',
  },
  { name: 'strong', within: 'b, strong, h1, h2, h3, h4, h5, h6, th', isOn: isBold, isOff: isLight },
  { name: 'em', within: 'i, em', isOn: isItalic, isOff: isUpright },
  {
    name: 'sup',
    within: 'sup, sub',
    isOn: (styles, element) =>
      inlineNames.has(nameOf(element)) && (styles.get('vertical-align') === 'super' || raise(styles) > 0),
  },
  {
    name: 'sub',
    within: 'sup, sub',
    isOn: (styles, element) =>
      inlineNames.has(nameOf(element)) && (styles.get('vertical-align') === 'sub' || raise(styles) < 0),
  },
];

/** Takes an emphasis off what resets it inside. */
function splitEmphasis(element: Element, name: string, isOff: (styles: Declarations) => boolean): void {
  const isReset = (node: Element) => isOff(stylesOf(node));
  const walk = (parent: Element): void => {
    for (const node of nodesIn(parent)) {
      if (isElement(node) && isReset(node)) continue;
      if (isElement(node) && all(node, `[${styleCarrier}]`).some(isReset)) walk(node);
      else if (hasContent(node)) {
        const wrapper = create(node, name);
        node.parentNode!.replaceChild(wrapper, node);
        wrapper.appendChild(node);
      }
    }
  };
  walk(element);
  unwrap(element);
}

export function settleEmphasis(root: Root): void {
  // Google Docs wraps all that it copies in a `b` that is not bold.
  for (const element of all(root, 'b, strong')) if (isLight(stylesOf(element))) rename(element, 'span');
  for (const element of all(root, 'i, em')) if (isUpright(stylesOf(element))) rename(element, 'span');
  const reset = [...new Set([...styled(root, 'font-weight'), ...styled(root, 'font-style')])];
  const elements = all(root, `[${styleCarrier}]`).map((element) => ({ element, styles: stylesOf(element) }));
  for (const { name, within, isOn, isOff } of emphases) {
    for (const { element, styles } of elements) {
      if (isOn(styles, element) && !element.closest(within)) wrapRuns(element, name, true);
    }
    if (!isOff || !reset.some((element) => isOff(stylesOf(element)))) continue;
    for (const element of all(root, name === 'strong' ? 'b, strong' : 'i, em')) {
      if (all(element, `[${styleCarrier}]`).some((one) => isOff(stylesOf(one)))) splitEmphasis(element, name, isOff);
    }
  }
  for (const element of reset) {
    if (/^(?:TH|H[1-6])$/.test(element.tagName)) continue;
    if (/^(?:normal|400)$/.test(stylesOf(element).get('font-weight') ?? '')) setStyle(element, 'font-weight', null);
    setStyle(element, 'font-style', null);
  }
}
