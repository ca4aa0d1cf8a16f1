import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, Selection, type Command } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { documentEndings } from '../useUploads';
import { clipboardSerializer, documentOf, htmlOf, blocksIn, hasBlock, parser, wrapInline } from './markup';
import { pasted, type Pasted } from './pasted';
import { schema } from './schema';
import { Fragment, Slice, type Node } from 'prosemirror-model';

interface EditorOptions {
  html: string;
  attributes: Record<string, string>;
  /** The user changed the text. */
  onChange: (html: string) => void;
  /** Text or selection changed. */
  onState: (state: EditorState) => void;
  /** Pictures or documents were pasted or dropped. */
  onFiles: (files: File[]) => void;
  /** Markup was pasted or dropped, and is in the text. */
  onPasted: (taken: Pasted) => void;
}

const { list_item: item } = schema.nodes;
const { strong, em, underline } = schema.marks;

const keys = keymap({
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(strong!),
  'Mod-i': toggleMark(em!),
  'Mod-u': toggleMark(underline!),
  Enter: splitListItem(item!),
  'Mod-]': sinkListItem(item!),
  'Mod-[': liftListItem(item!),
  // Only inside a table: elsewhere Tab moves the focus to the next field.
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
});

const filesIn = (data: DataTransfer | null): File[] =>
  Array.from(data?.files ?? []).filter(
    ({ type, name }) =>
      type.startsWith('image/') || documentEndings.some((ending) => name.toLowerCase().endsWith(ending)),
  );

/**
 * Passes pasted and dropped markup through the sanitizer. The library would parse the string itself, which the page's
 * Trusted Types policy forbids.
 */
function takeOver(view: EditorView, data: DataTransfer | null, { onFiles, onPasted }: EditorOptions): boolean {
  const files = filesIn(data);
  const html = data?.getData('text/html') ?? '';
  const taken = html === '' ? null : pasted(html);
  // Office programs add a picture of the copied text; a copied picture comes with its address as markup.
  const hasText = Boolean(taken?.fragment.textContent?.trim());
  if (files.length > 0 && !hasText) {
    onFiles(files);
    return true;
  }
  if (!taken) return false;
  insertPasted(taken)(view.state, view.dispatch);
  onPasted(taken);
  return true;
}

/** A rich text editor in an element of the page. */
export function createEditor(place: HTMLElement, options: EditorOptions): EditorView {
  const state = EditorState.create({
    doc: documentOf(options.html),
    plugins: [keys, keymap(baseKeymap), history(), tableEditing()],
  });
  const view: EditorView = new EditorView(place, {
    state,
    attributes: options.attributes,
    clipboardSerializer,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      // A text that is what it was before is no change, however the editor would write it.
      const isAsBefore = view.state.doc.eq(state.doc);
      if (transaction.docChanged) options.onChange(isAsBefore ? options.html : htmlOf(view.state.doc));
      options.onState(view.state);
    },
    handleDOMEvents: {
      paste(_view, event) {
        const isTaken = takeOver(view, event.clipboardData, options);
        if (isTaken) event.preventDefault();
        return isTaken;
      },
      drop(_view, event) {
        // The library handles moves inside the text.
        if (view.dragging || !event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/html')) {
          return false;
        }
        event.preventDefault();
        return takeOver(view, event.dataTransfer, options);
      },
    },
  });
  return view;
}

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
