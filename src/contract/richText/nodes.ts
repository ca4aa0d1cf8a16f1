import type { Element, Node, Root, Text } from '../dom';
import { styleCarrier } from '../richText';
import { declarationsOf, type Declarations } from '../seenText';

export const all = (root: Root, selector: string) => Array.from(root.querySelectorAll(selector));
/** One by one: where they have once been read as a list, each change takes domino as long as the list is. */
export function nodesIn(node: Node): Node[] {
  const nodes: Node[] = [];
  for (let one = node.firstChild; one; one = one.nextSibling) nodes.push(one);
  return nodes;
}
/** As `textContent`, for the same reason. */
export const textOf = (node?: Node | null): string =>
  !node ? '' : isText(node) ? node.data : nodesIn(node).map(textOf).join('');
export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;
export const nameOf = (element: Element) => element.tagName.toLowerCase();
export const isBlank = (text: string | null) => !text || /^[\s\u200b\ufeff]*$/.test(text);
export const hasContent = (node: Node): boolean =>
  isText(node) ? !isBlank(node.data) : (isElement(node) && nameOf(node) === 'img') || nodesIn(node).some(hasContent);

export const stylesOf = (element: Element): Declarations => declarationsOf(element.getAttribute(styleCarrier) ?? '');

export function setStyle(element: Element, name: string, value: string | null): void {
  const styles = new Map(stylesOf(element));
  if (value === null) styles.delete(name);
  else styles.set(name, value);
  const text = Array.from(styles, (declaration) => declaration.join(':')).join(';');
  if (text === '') element.removeAttribute(styleCarrier);
  else element.setAttribute(styleCarrier, text);
}

/** Elements whose styles name a property. */
export const styled = (root: Root, property: string) =>
  all(root, `[${styleCarrier}]`).filter((element) =>
    (element.getAttribute(styleCarrier) ?? '').toLowerCase().includes(property),
  );

export const setNumber = (element: Element, name: string, value: number, usual: number) =>
  value === usual ? element.removeAttribute(name) : element.setAttribute(name, String(value));

/** One by one: as arguments of a single call many nodes would exceed the stack. */
export function moveInto(parent: Node, nodes: readonly Node[], before: Node | null = null): void {
  for (const node of nodes) parent.insertBefore(node, before);
}

export const remove = (node: Node): void => void node.parentNode?.removeChild(node);

export function unwrap(element: Element): void {
  if (element.parentNode) moveInto(element.parentNode, nodesIn(element), element);
  remove(element);
}

export function create(like: Node, name: string): Element {
  return like.ownerDocument!.createElement(name);
}

/** Text at the end of an element or before a node in it. */
export const insertText = (parent: Node, text: string, before: Node | null = null): void =>
  void parent.insertBefore(parent.ownerDocument!.createTextNode(text), before);

export function enclose(element: Element, open: string, close: string): void {
  insertText(element, open, element.firstChild);
  insertText(element, close);
}

export function rename(element: Element, name: string): Element {
  const other = create(element, name);
  for (const attribute of Array.from(element.attributes)) other.setAttribute(attribute.name, attribute.value);
  moveInto(other, nodesIn(element));
  element.parentNode?.replaceChild(other, element);
  return other;
}

/** What is filled in by hand is underlined blanks, which do not collapse. */
const blanks = /[\u00a0\u3000]/;

export const inlineNames = new Set(
  (
    'a abbr acronym b bdi bdo big blink br button cite code data del dfn em font i img input ins kbd label map mark ' +
    'meter nobr object output picture progress q rb rt rtc ruby s samp select small source span strike strong ' +
    'sub sup textarea time tt u var wbr'
  ).split(' '),
);
const blockNames = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p ' +
    'pre search section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Whose children are boxes of their own. */
const boxes = /^(?:inline-)?(?:flex|grid)\b/;
const blockDisplay = /^(?:block|flex|grid|table|list-item|flow-root|-webkit-box)\b/;

/** Whether an element that HTML does not know stands in a line: among text, or in what holds nothing but lines. */
function isAmidText(element: Element): boolean {
  const isLine = (node: Node | null): boolean =>
    node !== null &&
    (isText(node) ? !isBlank(node.data) || isLine(null) : isElement(node) && inlineNames.has(nameOf(node)));
  const parent = element.parentElement;
  return (
    isLine(element.previousSibling) ||
    isLine(element.nextSibling) ||
    (parent !== null && (/^(?:P|H[1-6]|PRE)$/.test(parent.tagName) || inlineNames.has(nameOf(parent))))
  );
}

export function isBlock(node: Node): boolean {
  if (!isElement(node)) return false;
  const name = nameOf(node);
  if (blockNames.has(name)) return true;
  const around = node.parentElement;
  if (around && boxes.test(stylesOf(around).get('display') ?? '') && !/^(?:img|br)$/.test(name)) return true;
  const display = stylesOf(node).get('display') ?? '';
  if (inlineNames.has(name) || name.includes(':')) return blockDisplay.test(display) && name !== 'img' && name !== 'br';
  return !display.startsWith('inline') && !isAmidText(node);
}

/** Wraps each run of inline nodes that shows something, also inside the blocks of an element. */
export function wrapRuns(parent: Element, name: string, isDeep: boolean): void {
  let run: Element | null = null;
  for (const node of nodesIn(parent)) {
    if (isBlock(node)) {
      run = null;
      if (isDeep) wrapRuns(node as Element, name, true);
    } else if (run) run.appendChild(node);
    else if (
      hasContent(node) ||
      (name === 'u' && blanks.test(textOf(node))) ||
      (isElement(node) && nameOf(node) === 'br' && !isDeep)
    ) {
      run = create(node, name);
      parent.insertBefore(run, node);
      run.appendChild(node);
    }
  }
}
