import DOMPurify from 'dompurify';
import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model';
import { carryStyles } from '../../../components/markup/carryStyles';
import { richTextConfig } from '../../../components/markup/richTextPolicy';
import { schema } from './schema';
import { withoutActive } from './withoutActive';

/** Foreign markup as sanitized nodes, with nothing but what rich text may hold. */
const cleaned = (html: string): DocumentFragment =>
  DOMPurify.sanitize(carryStyles(withoutActive(html)), { ...richTextConfig, RETURN_DOM_FRAGMENT: true });

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

export const documentOf = (html: string): Node => parser.parse(cleaned(html));

/** The blocks of a text, in the editor's own markup, so that they can be compared. */
export const blocksOf = (html: string): string[] => {
  const blocks: string[] = [];
  documentOf(html).forEach((node) => blocks.push(htmlOf(schema.topNodeType.create(null, node))));
  return blocks;
};

/** Pasted markup. */
export const sliceOf = (html: string): Slice => parser.parseSlice(cleaned(html), { preserveWhitespace: false });

/** The text as it is stored; an empty document is an empty string. */
export function htmlOf(node: Node): string {
  const isEmpty =
    node.childCount === 1 && node.firstChild?.type.name === 'paragraph' && node.firstChild.childCount === 0;
  if (isEmpty) return '';
  const holder = document.createElement('div');
  holder.appendChild(serializer.serializeFragment(node.content));
  // Reading innerHTML, not writing it.
  // eslint-disable-next-line no-restricted-syntax
  return holder.innerHTML;
}
