import type { DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { keptOf, keptSpec, type Kept } from './keptAttributes';

const standard = tableNodes({
  tableGroup: 'block',
  cellContent: '(paragraph | heading | blockquote | ordered_list | bullet_list)+',
  cellAttributes: {
    kept: {
      default: null,
      getFromDOM: (cell) => keptOf(cell, ['colspan', 'rowspan']),
      setDOMAttr: (kept, attributes) => void Object.assign(attributes, kept),
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
  ...(columns ? [['colgroup', columns.kept ?? {}, ...columns.widths.map((kept) => ['col', kept ?? {}])] as const] : []),
];

/** The section of a row other than `tbody`; `htmlOf` moves the row back there. */
const sectionOf = (row: Element) =>
  /^T(?:HEAD|FOOT)$/.test(row.parentElement?.tagName ?? '') ? row.parentElement!.tagName.toLowerCase() : null;

/** The library's tables, with all attributes, caption, columns and sections. */
export const tables: Record<string, NodeSpec> = {
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
