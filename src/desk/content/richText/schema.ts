import { Schema, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';
import { tableNodes } from 'prosemirror-tables';

/**
 * The editor's schema: a subset of what rich text may hold (src/contract/richText.ts), so that the sanitizer removes
 * nothing that it writes.
 */
const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: (): DOMOutputSpec => ['p', 0] },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: (node: Node): DOMOutputSpec => [`h${node.attrs.level}`, 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  ordered_list: { ...orderedList, content: 'list_item+', group: 'block' },
  bullet_list: { ...bulletList, content: 'list_item+', group: 'block' },
  list_item: { ...listItem, content: 'paragraph block*' },
  ...tableNodes({
    tableGroup: 'block',
    cellContent: '(paragraph | heading | blockquote | ordered_list | bullet_list)+',
    cellAttributes: {},
  }),
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (element) => ({
          src: element.getAttribute('src'),
          alt: element.getAttribute('alt') ?? '',
          width: element.getAttribute('width'),
          height: element.getAttribute('height'),
        }),
      },
    ],
    toDOM: ({ attrs }: Node): DOMOutputSpec => [
      'img',
      Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null)),
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
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs.href as string }, 0],
  },
  strong: plainMark('strong', 'b'),
  em: plainMark('em', 'i'),
  underline: plainMark('u'),
  strike: plainMark('s'),
  sub: plainMark('sub'),
  sup: plainMark('sup'),
  code: plainMark('code'),
};

export const schema = new Schema({ nodes, marks });

/** Whether the editor would lose some of a text's formats. */
export const isSimplified = (html: string): boolean =>
  /<(?:dl|figure|figcaption|caption|colgroup|pre|span|div)\b|\sstyle=/i.test(html);
