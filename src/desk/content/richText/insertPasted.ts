import { Fragment, Slice, type Node } from 'prosemirror-model';
import { Selection, type Command } from 'prosemirror-state';
import { blocksIn, hasBlock, parser, wrapInline } from './markup';
import type { Pasted } from './pasted';
import { schema } from './schema';

const { table } = schema.nodes;

const isSingle = ({ childCount, firstChild }: Node): boolean => childCount === 1 && firstChild?.childCount === 1;

/** Whether there are only whole blocks, no parts of a list. */
const isWhole = ({ children }: DocumentFragment) =>
  Array.from(children).every(({ tagName }) => !/^(?:LI|D[DT])$/.test(tagName));

/** Puts pasted nodes at the cursor; in an empty paragraph whole blocks take its place, with their alignment. */
export const insertPasted =
  ({ fragment, isOwn }: Pick<Pasted, 'fragment' | 'isOwn'>): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    const { $from, empty } = selection;
    if (hasBlock(fragment)) wrapInline(fragment);
    const slice =
      isOwn && isWhole(fragment)
        ? Slice.maxOpen(Fragment.from(blocksIn(fragment)))
        : parser.parseSlice(fragment, { preserveWhitespace: false });
    const { content } = slice;
    // A single cell of a spreadsheet is text.
    const isText = content.childCount === 1 && content.firstChild!.type === table && isSingle(content.firstChild!);
    const isEmptyBlock = empty && $from.depth > 0 && $from.parent.isTextblock && $from.parent.content.size === 0;
    const canReplace = (index: number) => $from.node(-1).canReplace(index, index + 1, content);
    if (isEmptyBlock && !isText && content.firstChild?.isBlock && canReplace($from.index(-1))) {
      tr.replaceWith($from.before(), $from.after(), content);
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min($from.before() + content.size, tr.doc.content.size)), -1));
    } else tr.replaceSelection(slice);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
