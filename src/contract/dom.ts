/** The part of the DOM that the clean-up of rich text uses, the browser's or domino's: the server's types have none. */
export interface Node {
  readonly nodeType: number;
  readonly ownerDocument: Document | null;
  readonly parentNode: Node | null;
  readonly parentElement: Element | null;
  readonly childNodes: ArrayLike<Node>;
  readonly firstChild: Node | null;
  readonly previousSibling: Node | null;
  readonly nextSibling: Node | null;
  readonly textContent: string | null;
  appendChild(node: Node): unknown;
  insertBefore(node: Node, before: Node | null): unknown;
  replaceChild(node: Node, old: Node): unknown;
  removeChild(node: Node): unknown;
}

export interface Text extends Node {
  data: string;
}

export interface Root extends Node {
  readonly children: ArrayLike<Element>;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): ArrayLike<Element>;
}

export interface Element extends Root {
  readonly tagName: string;
  readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>;
  readonly nextElementSibling: Element | null;
  readonly lastElementChild: Element | null;
  readonly previousElementSibling: Element | null;
  closest(selector: string): Element | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  removeAttribute(name: string): void;
}

interface Document {
  createElement(name: string): Element;
  createTextNode(text: string): Text;
}
