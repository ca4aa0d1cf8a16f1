import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { createEditor } from './createEditor';
import type { Pasted } from './pasted';

interface EditorOptions {
  html: string;
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  /** Files were pasted or dropped; `run` inserts them where the cursor is by then. */
  onFiles: (files: File[], run: Editor['run']) => void;
  onPasted: (taken: Pasted, run: Editor['run']) => void;
}

interface Editor {
  place: RefObject<HTMLDivElement | null>;
  /** undefined until the editor is mounted. */
  state: EditorState | undefined;
  /** @returns whether an editor was mounted to run it */
  run: (command: Command) => boolean;
}

/** Mounts an editor into an element; it always calls the latest callbacks. */
export function useEditor(options: EditorOptions): Editor {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  const [state, setState] = useState<EditorState>();
  const run = useCallback((command: Command) => {
    const editor = view.current;
    if (!editor) return false;
    command(editor.state, editor.dispatch.bind(editor), editor);
    // A field in the toolbar keeps its focus.
    if (!(document.activeElement instanceof HTMLInputElement)) editor.focus();
    return true;
  }, []);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!place.current) return;
    const { html, attributes } = latest.current;
    const editor = createEditor(place.current, {
      html,
      attributes,
      onChange: (text) => latest.current.onChange(text),
      onFiles: (files) => latest.current.onFiles(files, run),
      onPasted: (taken) => latest.current.onPasted(taken, run),
      onState: setState,
    });
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [run]);
  const described = options.attributes['aria-describedby'];
  useEffect(() => {
    view.current?.setProps({ attributes: latest.current.attributes });
  }, [described]);
  return { place, state, run };
}
