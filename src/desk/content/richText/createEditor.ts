import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, Selection, type Command } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { documentEndings, type PastedPicture } from '../useUploads';
import { clipboardSerializer, documentOf, htmlOf, blocksIn, hasBlock, parser, wrapInline, placeholder } from './markup';
import { schema, setStyles } from './schema';
import { Fragment, Slice, type Node } from 'prosemirror-model';
import { decodeOnce } from '../../../contract/addresses';
import { nanoid } from '@reduxjs/toolkit';
import { isAllowedPicture, sanitizeToNodes } from '../../../components/markup/sanitizeToNodes';
import { styleCarrier } from '../../../contract/richText';
import type { LeftOut } from '../../../contract/richText/source';

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

/** What the editor itself copies says so. */
const ownMark = /\sdata-pm-slice=/;

/** Pasted markup, and the pictures in it. */
export interface Pasted {
  fragment: DocumentFragment;
  /** Whether it was copied from an editor of the desk. */
  isOwn: boolean;
  pictures: PastedPicture[];
  /** Names of the pictures that are on the computer it was copied from. */
  lost: string[];
  /** Whether colours or sizes of its source were left out. */
  isRestyled: boolean;
  leftOut: LeftOut;
}

/** A picture that is part of the markup. */
function fileOf(address: string): File | null {
  const [, type, data] = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.*)$/is.exec(address) ?? [];
  if (!type || !data) return null;
  try {
    return new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], `图片.${type.slice(6)}`, {
      type,
    });
  } catch {
    return null;
  }
}

/** The file's name in an address; empty for data, and for files of a computer, whose address the sanitizer drops. */
const nameIn = (address: string): string =>
  // eslint-disable-next-line regexp/no-super-linear-move -- what the user pasted
  address.startsWith('data:') ? '' : decodeOnce(/([^/\\?#]+)(?:[?#].*)?$/.exec(address)?.[1] ?? '');

function takePictures(fragment: DocumentFragment): Pick<Pasted, 'pictures' | 'lost'> {
  const pictures = new Map<string, PastedPicture>();
  const lost: string[] = [];
  for (const picture of Array.from(fragment.querySelectorAll('img'))) {
    const address = picture.getAttribute('src') ?? '';
    const name = nameIn(address);
    const isOnline = /^(?:\/|https?:)/i.test(address);
    const from =
      fileOf(address) ?? (isOnline && URL.canParse(address, location.href) && new URL(address, location.href).href);
    if (isOnline && isAllowedPicture(address, location.origin)) continue;
    if (from) {
      const waiting = pictures.get(address) ?? { placeholder: `${placeholder}${nanoid()}`, from, name };
      pictures.set(address, waiting);
      picture.setAttribute('src', waiting.placeholder);
    } else {
      lost.push(name);
      picture.remove();
    }
  }
  return { pictures: [...pictures.values()], lost };
}

/** Elements in the middle or on the right, where text that is not says so. */
const aside = ['right', 'center', 'end'].map((side) => `[${styleCarrier}*="text-align:${side}"]`).join();

/**
 * Markup from an office program or another site: its meaning, lists, headings and alignment stay, the fonts, colours and
 * sizes of its source do not. What is moved within the editor keeps them all.
 */
export function pasted(html: string): Pasted {
  const isOwn = ownMark.test(html);
  let isRestyled = false;
  const { fragment, leftOut } = sanitizeToNodes(html, {
    isTold: true,
    // Browsers add every computed style to what they copy.
    isWanted(name, value, element) {
      const isReset = () => Boolean(element.parentElement?.closest(aside));
      if (isOwn || (name === 'text-align' && (/^(?:right|center|end)$/.test(value) || isReset()))) return true;
      isRestyled ||= /color|font-size/.test(name);
      return false;
    },
  });
  const taken = takePictures(fragment);
  setStyles(fragment);
  return { fragment, isOwn, isRestyled, leftOut, ...taken };
}
