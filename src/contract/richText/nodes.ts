import type { Element, Node, Root, Text } from '../dom';
import { styleCarrier } from '../richText';
import { declarationsOf, type Declarations } from '../seenText';

export const all = (root: Root, selector: string) => Array.from(root.querySelectorAll(selector));
export const nodesIn = (node: Node) => Array.from(node.childNodes);
export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;
export const nameOf = (element: Element) => element.tagName.toLowerCase();
export const isBlank = (text: string | null) => !text || /^[\s\u200b\ufeff]*$/.test(text);
export const hasContent = (node: Node): boolean =>
  !isBlank(node.textContent) || (isElement(node) && (nameOf(node) === 'img' || Boolean(node.querySelector('img'))));

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

export function rename(element: Element, name: string): Element {
  const other = create(element, name);
  for (const attribute of Array.from(element.attributes)) other.setAttribute(attribute.name, attribute.value);
  moveInto(other, nodesIn(element));
  element.parentNode?.replaceChild(other, element);
  return other;
}
