import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection, type Command, type Plugin, type Selection } from 'prosemirror-state';
import { documentOf, htmlOf } from '../../src/desk/content/richText/markup';

/** A rich text that is edited by commands: at its start, or where something is selected. */
export function editing(html: string, select?: (doc: Node) => Selection, plugins: Plugin[] = []) {
  const doc = documentOf(html);
  let state = EditorState.create({ doc, plugins, selection: select?.(doc) ?? TextSelection.create(doc, 1) });
  return {
    state: () => state,
    html: () => htmlOf(state.doc),
    /** @returns whether the command changed something */
    run: (command: Command) => {
      const before = state;
      command(state, (transaction) => {
        state = state.apply(transaction);
      });
      return state !== before;
    },
  };
}
