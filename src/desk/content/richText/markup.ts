import { DOMParser, DOMSerializer, type Fragment, type Node } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import { cleaned, isInline, keptOf, schema } from './schema';

export const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Makes paragraphs of the inline nodes between the blocks of a text. */
export function wrapInline(fragment: DocumentFragment): void {
  let paragraph: HTMLElement | null = null;
  for (const node of Array.from(fragment.childNodes)) {
    if (!isInline(node)) paragraph = null;
    else if (paragraph) paragraph.append(node);
    else if (node instanceof Element || node.nodeValue?.trim()) {
      paragraph = document.createElement('p');
      node.replaceWith(paragraph);
      paragraph.append(node);
    } else node.remove();
  }
}

/** Whether a text is more than a line. */
export const hasBlock = ({ childNodes }: DocumentFragment): boolean => !Array.from(childNodes).every(isInline);

/** Whether the library would add cells to a table as soon as anything is edited. */
function isUneven(node: Node): boolean {
  let found = false;
  node.descendants((child) => {
    if (child.type === schema.nodes.table) found ||= TableMap.get(child).problems !== null;
    return !found;
  });
  return found;
}

/** A text as blocks of the editor. What its schema cannot express stays as it is, in blocks that are not edited. */
export function blocksIn(fragment: DocumentFragment): Node[] {
  wrapInline(fragment);
  return Array.from(fragment.children).flatMap((child): readonly Node[] => {
    const block = document.createElement('div');
    block.append(child);
    const parsed = parser.parse(block);
    const isKept = !isUneven(parsed) && shapeOf(serialized(parsed.content)) === shapeOf(block);
    return isKept ? parsed.content.content : [schema.nodes.untouched!.create({ html: sourceOf(block) })];
  });
}

export function documentOf(html: string): Node {
  const blocks = blocksIn(cleaned(html));
  return blocks.length > 0 ? schema.topNodeType.create(null, blocks) : parser.parse(document.createElement('div'));
}

/** The blocks of a text, in the editor's own markup, so that they can be compared. */
export const blocksOf = (html: string): string[] => {
  const blocks: string[] = [];
  documentOf(html).forEach((node) => blocks.push(htmlOf(schema.topNodeType.create(null, node))));
  return blocks;
};

const unwrap = (element: Element) => element.replaceWith(...Array.from(element.childNodes));

/** Text of an item, cell or quote that was no paragraph in the source, unless it has got a style or paragraphs beside it. */
function unwrapBare(paragraph: Element, root: Element): void {
  const { parentElement } = paragraph;
  const isAlone =
    parentElement !== root &&
    !paragraph.hasAttribute('style') &&
    Array.from(parentElement!.children).every((child) => child === paragraph || /^[OU]L$/.test(child.tagName));
  if (isAlone) unwrap(paragraph);
  else paragraph.removeAttribute('data-bare');
}

/** Moves the rows of a table back into their sections. */
function restoreSections(table: Element): void {
  const [body] = Array.from(table.children).filter(({ tagName }) => tagName === 'TBODY');
  let section: Element | null = null;
  for (const row of Array.from(body?.children ?? [])) {
    const name = row.getAttribute('data-section') ?? 'tbody';
    row.removeAttribute('data-section');
    if (section?.tagName !== name.toUpperCase()) table.append((section = document.createElement(name)));
    section!.append(row);
  }
  body?.remove();
}

function serialized(content: Fragment): HTMLElement {
  const holder = document.createElement('div');
  holder.append(serializer.serializeFragment(content));
  holder.querySelectorAll('[data-bare]').forEach((paragraph) => unwrapBare(paragraph, holder));
  holder.querySelectorAll('table').forEach((table) => table.querySelector('[data-section]') && restoreSections(table));
  holder.querySelectorAll('.untouched').forEach(unwrap);
  // It numbers a list, as on the page.
  holder.querySelectorAll('ol[class]').forEach((list) => list.removeAttribute('class'));
  return holder;
}

// Reading innerHTML, not writing it.
// eslint-disable-next-line no-restricted-syntax
const sourceOf = (holder: Element): string => holder.innerHTML;

/** Address of a pasted picture that is not stored yet, before what tells them apart. It never reaches a stored text. */
export const placeholder = '/icons/picture-default.svg#pasted-';

/** The text as it is stored; an empty document is an empty string. */
export function htmlOf(node: Node): string {
  const isEmpty =
    node.childCount === 1 && node.firstChild?.type.name === 'paragraph' && node.firstChild.childCount === 0;
  const holder = serialized(node.content);
  holder.querySelectorAll(`img[src^="${placeholder}"]`).forEach((picture) => picture.remove());
  return isEmpty ? '' : sourceOf(holder);
}

class SourceSerializer extends DOMSerializer {
  override serializeFragment(content: Fragment): DocumentFragment {
    const fragment = document.createDocumentFragment();
    fragment.append(...Array.from(serialized(content).childNodes));
    return fragment;
  }
}

/** Copies a text as it is stored. */
export const clipboardSerializer = new SourceSerializer(serializer.nodes, serializer.marks);

const marks = /^(?:A|B|CODE|DEL|EM|I|INS|MARK|S|SPAN|STRONG|SUB|SUP|U)$/;

/** Names of the same meaning. */
const synonyms: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };

const labelOf = (element: Element): string => {
  const attributes = Object.entries(keptOf(element) ?? {}).filter(([name, value]) => name !== 'alt' || value !== '');
  const tag = synonyms[element.tagName] ?? element.tagName;
  return [tag, ...attributes.map(([name, value]) => `${name}=${JSON.stringify(value)}`).sort()].join(' ');
};

/** Styles that set what a mark sets, so that the inner one of the two wins. */
const overriding = /style=.*(?:font-|text-decoration)/;

/** Marks inside each other count in any order, unless one overrides another. */
const inOrder = (chain: readonly string[]): string =>
  chain.some((label) => overriding.test(label))
    ? chain.join()
    : Array.from(new Set(chain))
        .sort((one, other) => one.split(' ')[0].localeCompare(other.split(' ')[0]))
        .join();

/** What a text shows, regardless of how it is written: two texts of one shape look the same. */
function shapeOf(root: globalThis.Node): string {
  const out: string[] = [];
  let run = { chain: '', text: '' };
  let endsInSpace = true;
  const flush = () => {
    if (run.text !== '') out.push(`[${run.chain}]${run.text}`);
    run = { chain: '', text: '' };
  };
  const boundary = (label: string) => {
    run.text = run.text.replace(/ $/, '');
    flush();
    out.push(label);
    endsInSpace = true;
  };
  const walk = (node: globalThis.Node, chain: readonly string[]) => {
    if (node.nodeType === 3) {
      let text = (node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
      if (endsInSpace) text = text.replace(/^ /, '');
      if (text === '') return;
      endsInSpace = text.endsWith(' ');
      const key = inOrder(chain);
      if (key !== run.chain) flush();
      run = { chain: key, text: run.text + text };
      return;
    }
    if (!(node instanceof Element)) return;
    const label = labelOf(node);
    if (node.tagName === 'BR' || node.tagName === 'IMG') {
      flush();
      out.push(`<${label}>[${inOrder(chain)}]`);
      endsInSpace = node.tagName === 'BR';
    } else if (marks.test(node.tagName)) {
      const isMark = label !== 'SPAN';
      node.childNodes.forEach((child) => walk(child, isMark ? [...chain, label] : chain));
    } else {
      boundary(`<${label}>`);
      node.childNodes.forEach((child) => walk(child, []));
      boundary(`</${node.tagName}>`);
    }
  };
  root.childNodes.forEach((child) => walk(child, []));
  boundary('');
  return out.join('');
}
