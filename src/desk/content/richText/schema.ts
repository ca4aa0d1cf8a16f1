import {
  Schema,
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
  type AttributeSpec,
} from 'prosemirror-model';
import { zhDeskContent } from '../../../i18n/zhDeskContent';
import { sanitizeToNodes, numbering } from '../../../components/markup/sanitizeToNodes';
import { tableNodes } from 'prosemirror-tables';
import { richTextRules, allowedStyle, styleCarrier } from '../../../contract/richText';

/** Attributes by name. */
export type Kept = Record<string, string> | null;

const names: readonly string[] = ['href', 'src', 'alt', 'title', 'style', ...richTextRules.plainAttributes];

/** The attributes of an element that the editor keeps without knowing them. @param own the ones that it does know */
export function keptOf(element: Element, own: readonly string[] = []): Kept {
  const attributes = Array.from(element.attributes).filter(({ name }) => names.includes(name) && !own.includes(name));
  return attributes.length === 0 ? null : Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

const keptSpec: Record<'kept', AttributeSpec> = { kept: { default: null } };

const standard = tableNodes({
  tableGroup: 'block',
  cellContent: '(paragraph | heading | blockquote | ordered_list | bullet_list)+',
  cellAttributes: {
    kept: {
      default: null,
      getFromDOM: (cell) => keptOf(cell, ['colspan', 'rowspan']),
      setDOMAttr: (value, attributes) => void Object.assign(attributes, value),
    },
  },
});

/** Caption and column widths of a table, which the editor shows and keeps. */
interface TableHead {
  caption: { kept: Kept; text: string } | null;
  columns: { kept: Kept; widths: Kept[] } | null;
}

const noHead: TableHead = { caption: null, columns: null };

function headOf(table: Element): TableHead {
  const child = (name: string) => Array.from(table.children).find(({ tagName }) => tagName === name);
  const caption = child('CAPTION');
  const columns = child('COLGROUP');
  return {
    caption: caption ? { kept: keptOf(caption), text: caption.textContent ?? '' } : null,
    columns: columns
      ? { kept: keptOf(columns), widths: Array.from(columns.children, (column) => keptOf(column)) }
      : null,
  };
}

const headSpec = ({ caption, columns }: TableHead): DOMOutputSpec[] => [
  ...(caption ? [['caption', caption.kept ?? {}, caption.text] as const] : []),
  ...(columns
    ? [['colgroup', columns.kept ?? {}, ...columns.widths.map((column) => ['col', column ?? {}])] as const]
    : []),
];

/** The section of a row other than `tbody`; `htmlOf` moves the row back there. */
const sectionOf = (row: Element) =>
  /^T(?:HEAD|FOOT)$/.test(row.parentElement?.tagName ?? '') ? row.parentElement!.tagName.toLowerCase() : null;

/** The library's tables, with all attributes, caption, columns and sections. */
const tables: Record<string, NodeSpec> = {
  ...standard,
  table: {
    ...standard.table,
    attrs: { ...keptSpec, head: { default: noHead } },
    parseDOM: [
      { tag: 'table', getAttrs: (table) => ({ kept: keptOf(table), head: headOf(table) }) },
      { tag: 'caption', ignore: true },
      { tag: 'colgroup', ignore: true },
    ],
    toDOM: ({ attrs }: Node): DOMOutputSpec => [
      'table',
      (attrs.kept as Kept) ?? {},
      ...headSpec(attrs.head as TableHead),
      ['tbody', 0],
    ],
  },
  table_row: {
    ...standard.table_row,
    attrs: { ...keptSpec, section: { default: null } },
    parseDOM: [{ tag: 'tr', getAttrs: (row) => ({ kept: keptOf(row), section: sectionOf(row) }) }],
    toDOM: ({ attrs: { kept, section } }: Node): DOMOutputSpec => [
      'tr',
      { ...(kept as Kept), ...(section ? { 'data-section': section as string } : {}) },
      0,
    ],
  },
};

/** An element that keeps its attributes. */
const element = (tag: string, content: string, spec: NodeSpec = {}): NodeSpec => ({
  content,
  group: 'block',
  attrs: keptSpec,
  parseDOM: [{ tag, getAttrs: (dom) => ({ kept: keptOf(dom) }) }],
  toDOM: ({ attrs }: Node): DOMOutputSpec => [tag, (attrs.kept as Kept) ?? {}, 0],
  ...spec,
});

export const isInline = (node: globalThis.Node) =>
  !(node instanceof Element) || /^(?:A|B|BR|CODE|DEL|EM|I|IMG|INS|MARK|S|SPAN|STRONG|SUB|SUP|U)$/.test(node.tagName);

const division = (isOuter: boolean): NodeSpec =>
  element('div', isOuter ? 'block+' : 'inline*', {
    parseDOM: [
      { tag: 'div', getAttrs: (dom) => Array.from(dom.children).every(isInline) !== isOuter && { kept: keptOf(dom) } },
    ],
  });

/** What rich text may hold (src/contract/richText.ts); what the schema cannot express is an `untouched` block. */
const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: element('p', 'inline*', {
    // Not a `p` in the source: inline text of a list item, a cell, a quote.
    attrs: { ...keptSpec, isBare: { default: true } },
    parseDOM: [{ tag: 'p', getAttrs: (dom) => ({ kept: keptOf(dom), isBare: false }) }],
    toDOM: ({ attrs: { kept, isBare } }: Node): DOMOutputSpec => [
      'p',
      { ...(kept as Kept), ...(isBare ? { 'data-bare': '' } : {}) },
      0,
    ],
  }),
  blockquote: element('blockquote', 'block+', { defining: true }),
  heading: {
    attrs: { ...keptSpec, level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, getAttrs: (dom) => ({ level, kept: keptOf(dom) }) })),
    toDOM: ({ attrs }: Node): DOMOutputSpec => [`h${attrs.level}`, (attrs.kept as Kept) ?? {}, 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  preformatted: element('pre', 'inline*', {
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: (dom) => ({ kept: keptOf(dom) }) }],
  }),
  ordered_list: element('ol', 'list_item+', {
    toDOM: ({ attrs }: Node): DOMOutputSpec => {
      const attributes = attrs.kept as Kept;
      const numberingClass = numbering[attributes?.type ?? ''];
      return ['ol', { ...attributes, ...(numberingClass ? { class: numberingClass } : {}) }, 0];
    },
  }),
  bullet_list: element('ul', 'list_item+'),
  list_item: element('li', 'paragraph block*', { defining: true, group: '' }),
  division: division(true),
  line: division(false),
  description_list: element('dl', '(description_term | description)+'),
  description_term: element('dt', 'inline*', { group: '' }),
  description: element('dd', 'inline*', { group: '' }),
  ...tables,
  untouched: {
    group: 'block',
    atom: true,
    attrs: { html: {} },
    toDOM: ({ attrs }: Node) => {
      const block = document.createElement('div');
      block.className = 'untouched';
      block.setAttribute('role', 'group');
      block.setAttribute('aria-label', zhDeskContent.editor.untouched);
      block.append(cleaned(attrs.html as string));
      return block;
    },
  },
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null }, ...keptSpec },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (dom) => ({
          src: dom.getAttribute('src'),
          alt: dom.getAttribute('alt') ?? '',
          width: dom.getAttribute('width'),
          height: dom.getAttribute('height'),
          kept: keptOf(dom, ['src', 'alt', 'width', 'height']),
        }),
      },
    ],
    toDOM: ({ attrs: { kept, ...own } }: Node): DOMOutputSpec => [
      'img',
      Object.fromEntries(Object.entries({ ...own, ...(kept as Kept) }).filter(([, value]) => value !== null)),
    ],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
};

const plainMark = (tag: string, ...also: string[]): MarkSpec => ({
  parseDOM: [tag, ...also].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, ...keptSpec },
    inclusive: false,
    parseDOM: [
      { tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href'), kept: keptOf(dom, ['href']) }) },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs.href as string, ...(attrs.kept as Kept) }, 0],
  },
  styled: {
    attrs: keptSpec,
    excludes: '',
    parseDOM: [
      {
        tag: 'span',
        getAttrs: (dom) => {
          const kept = keptOf(dom);
          return kept ? { kept } : false;
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['span', (attrs.kept as Kept) ?? {}, 0],
  },
  strong: plainMark('strong', 'b'),
  em: plainMark('em', 'i'),
  underline: plainMark('u'),
  strike: plainMark('s'),
  deleted: plainMark('del'),
  inserted: plainMark('ins'),
  highlight: plainMark('mark'),
  sub: plainMark('sub'),
  sup: plainMark('sup'),
  code: plainMark('code'),
};

export const schema = new Schema({ nodes, marks });

/** Sets the carried styles. */
export function setStyles(fragment: DocumentFragment): void {
  fragment.querySelectorAll<HTMLElement>(`[${styleCarrier}]`).forEach((element) => {
    // One by one: the page's CSP refuses style text.
    for (const [name, value] of allowedStyle(element.getAttribute(styleCarrier) ?? '')) {
      element.style.setProperty(name, value);
    }
    element.removeAttribute(styleCarrier);
  });
}

/** Markup as nodes with nothing but what rich text may hold. */
export function cleaned(html: string): DocumentFragment {
  const { fragment } = sanitizeToNodes(html);
  setStyles(fragment);
  return fragment;
}
