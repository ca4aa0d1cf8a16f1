import { Schema, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model';
import { zhDeskContent } from '../../../i18n/zhDeskContent';
import { numbering } from '../../../components/markup/numbering';
import { cleaned } from './foreignMarkup';
import { keptOf, keptSpec, type Kept } from './keptAttributes';
import { tables } from './tableSchema';

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
      const kept = attrs.kept as Kept;
      const drawn = numbering[kept?.type ?? ''];
      return ['ol', { ...kept, ...(drawn ? { class: drawn } : {}) }, 0];
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
