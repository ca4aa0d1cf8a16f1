import { setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, Selection, type Command, type EditorState } from 'prosemirror-state';
import { type Kept, schema } from './schema';
import { placeholder } from './markup';

const { nodes, marks } = schema;

const isInside = ({ selection }: EditorState, type: NodeType): boolean => {
  for (let depth = selection.$from.depth; depth > 0; depth -= 1) {
    if (selection.$from.node(depth).type === type) return true;
  }
  return false;
};

const hasMark = ({ selection, doc, storedMarks }: EditorState, type: MarkType): boolean => {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
};

/** Wraps the selection in a list, or unwraps it. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isInside(state, type) ? liftListItem(nodes.list_item!)(state, dispatch) : wrapInList(type)(state, dispatch);

const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote!) ? lift(state, dispatch) : wrapIn(nodes.blockquote!)(state, dispatch);

export type StyleName = 'paragraph' | 'heading2' | 'heading3';

export const setStyle = (name: StyleName): Command =>
  name === 'paragraph'
    ? setBlockType(nodes.paragraph!)
    : setBlockType(nodes.heading!, { level: name === 'heading2' ? 2 : 3 });

export const styleAt = ({ selection }: EditorState): StyleName => {
  const { type, attrs } = selection.$from.parent;
  if (type !== nodes.heading) return 'paragraph';
  return attrs.level === 2 ? 'heading2' : 'heading3';
};

const rulesOf = (node?: Node): string[] =>
  ((node?.attrs.kept as Kept | undefined)?.style ?? '').split(';').map((rule) => rule.trim());
const textblocksIn = ({ doc, selection }: EditorState) => {
  const found: { node: Node; at: number }[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, at) => void (node.isTextblock && found.push({ node, at })));
  return found;
};
const isFlushRight = (state: EditorState): boolean =>
  rulesOf(textblocksIn(state)[0]?.node).some((rule) => /^text-align: ?right$/.test(rule));

/** Sets the selected blocks flush right, as the signature of a document stands, or back. */
const toggleFlushRight: Command = (state, dispatch) => {
  const { tr } = state;
  const isSet = isFlushRight(state);
  for (const { node, at } of textblocksIn(state)) {
    const rules = rulesOf(node).filter((rule) => rule && !rule.startsWith('text-align:'));
    if (!isSet) rules.push('text-align: right');
    const kept = { ...(node.attrs.kept as Kept), style: rules.join('; ') || null };
    tr.setNodeMarkup(at, undefined, { ...node.attrs, kept });
  }
  dispatch?.(tr);
  return true;
};

export const toggles = {
  bold: { run: toggleMark(marks.strong!), isOn: (state: EditorState) => hasMark(state, marks.strong!) },
  underline: { run: toggleMark(marks.underline!), isOn: (state: EditorState) => hasMark(state, marks.underline!) },
  ordered: {
    run: toggleList(nodes.ordered_list!),
    isOn: (state: EditorState) => isInside(state, nodes.ordered_list!),
  },
  bullets: { run: toggleList(nodes.bullet_list!), isOn: (state: EditorState) => isInside(state, nodes.bullet_list!) },
  flushRight: { run: toggleFlushRight, isOn: isFlushRight },
  quote: { run: toggleQuote, isOn: (state: EditorState) => isInside(state, nodes.blockquote!) },
} as const;

/** The address of the link at the cursor; null: none. */
export function linkAt(state: EditorState): string | null {
  const mark = marks.link!.isInSet(state.selection.$from.marks());
  return mark ? String(mark.attrs.href) : hasMark(state, marks.link!) ? '' : null;
}

/** The range of the link at the cursor. */
function linkAround({ $from }: EditorState['selection']): { from: number; to: number } | null {
  const mark = marks.link!.isInSet($from.marks());
  if (!mark) return null;
  const { parent } = $from;
  const isLinked = (index: number) =>
    index >= 0 && index < parent.childCount && mark.isInSet(parent.child(index).marks);
  let first = isLinked($from.index()) ? $from.index() : $from.index() - 1;
  let last = first;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) };
}

/** Links the selection, without one the address itself; or changes the link at the cursor, and removes it if empty. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const range = selection.empty ? linkAround(selection) : selection;
    if (href === '') {
      if (range) tr.removeMark(range.from, range.to, marks.link);
    } else if (range) tr.addMark(range.from, range.to, marks.link!.create({ href }));
    else tr.insert(selection.from, schema.text(href, [marks.link!.create({ href })]));
    dispatch?.(tr);
    return true;
  };

/** Inserts a link with its text at the cursor, behind what may be selected by now. */
export const insertLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const { to } = state.selection;
    const tr = state.tr.insert(to, schema.text(text, [marks.link!.create({ href })]));
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to)), -1)).scrollIntoView());
    return true;
  };

export const isInTable = (state: EditorState): boolean => isInside(state, nodes.table!);

/** Inserts a table of three columns with a header row, with the cursor in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const cell = (type: NodeType) => type.createAndFill()!;
  const row = (type: NodeType) =>
    nodes.table_row!.create(
      null,
      [0, 1, 2].map(() => cell(type)),
    );
  const rows = [row(nodes.table_header!), row(nodes.table_cell!), row(nodes.table_cell!)];
  dispatch?.(state.tr.replaceSelectionWith(nodes.table!.create(null, rows)).scrollIntoView());
  return true;
};

interface PictureFacts {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Inserts a picture at the cursor, or replaces the selected one. */
export const insertPicture =
  (facts: PictureFacts): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image!.create(facts), false).scrollIntoView());
    return true;
  };

/** Puts a stored picture wherever this placeholder of it stands; null: removes the placeholder. */
export const settlePicture =
  (placeholder: string, facts: Omit<PictureFacts, 'alt'> | null): Command =>
  ({ doc, tr }, dispatch) => {
    doc.descendants((node, at) => {
      if (node.type !== nodes.image || node.attrs.src !== placeholder) return;
      const place = tr.mapping.map(at);
      if (facts) tr.setNodeMarkup(place, undefined, { ...node.attrs, ...facts });
      else tr.delete(place, place + 1);
    });
    // Undoing the paste takes the whole back.
    dispatch?.(tr.setMeta('addToHistory', false));
    return true;
  };

export function selectedPicture({ selection }: EditorState): { node: Node; at: number } | null {
  const isPicture = selection instanceof NodeSelection && selection.node.type === nodes.image;
  return isPicture ? { node: selection.node, at: selection.from } : null;
}

/** Places of the stored pictures without alternative text. */
export function undescribedPictures({ doc }: EditorState): number[] {
  const places: number[] = [];
  doc.descendants(({ type, attrs }, at) => {
    if (type === nodes.image && attrs.alt === '' && !String(attrs.src).startsWith(placeholder)) places.push(at);
  });
  return places;
}

export const selectNode =
  (at: number): Command =>
  ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(NodeSelection.create(doc, at)).scrollIntoView());
    return true;
  };

/** Sets a picture's alternative text, and keeps it selected. */
export const describePicture =
  (alt: string): Command =>
  (state, dispatch) => {
    const picture = selectedPicture(state);
    if (!picture) return false;
    const tr = state.tr.setNodeMarkup(picture.at, undefined, { ...picture.node.attrs, alt });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, picture.at)));
    return true;
  };
