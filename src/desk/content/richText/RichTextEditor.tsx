import { useId, useState, useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import prose from '../../../components/RichText.module.css';
import type { UploadedPicture } from '../../../contract/desk';
import { documentKinds, type UploadedDocument } from '../../../contract/pictures';
import { zhDeskContent } from '../../../i18n/zhDeskContent';
import { fileSize } from '../../../lib/fileSize';
import { documentEndings, storePasted, uploadForText, useUploads } from '../useUploads';
import { useFilePicker } from '../FilePicker';
import { useFileChoice } from '../../shell/DeskForm';
import { insertLink, insertPicture, settlePicture } from './commands';
import styles from './RichTextEditor.module.css';
import { Extras, Tools } from './Tools';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { createEditor, type Pasted } from './createEditor';

const zh = zhDeskContent.editor;

interface RichTextEditorProps {
  label: string;
  required: boolean;
  html: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** Inserts a picture, whose file name describes it at first; or a link to a document, with kind and size. */
const insertionOf = (file: UploadedPicture | UploadedDocument) => {
  const name = file.fileName.replace(/\.\w+$/, '');
  return 'kind' in file
    ? insertLink(file.url, `${name}（${documentKinds[file.kind]}，${fileSize(file.size)}）`)
    : insertPicture({ src: file.url, alt: name, width: file.width, height: file.height });
};

/** WYSIWYG editor of rich text with its toolbar. Uncontrolled: it starts with the text that it is mounted with. */
export function RichTextEditor({ label, required, html, error, onChange }: RichTextEditorProps) {
  const id = useId();
  const [begun] = useState(html);
  /** What was changed in what was pasted last. */
  const [changed, setChanged] = useState({
    isRestyled: false,
    stored: 0,
    lost: [] as string[],
    leftOut: { deleted: 0, hidden: 0 },
  });
  const pasting = useUploads(storePasted);
  const upload = useUploads(uploadForText);
  const { place, state, run } = useEditor({
    html: begun,
    attributes: {
      class: `${prose.prose} ${styles.text}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(required ? { 'aria-required': 'true' } : {}),
      ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
    },
    onChange,
    onPasted: ({ pictures: pending, lost, isRestyled, leftOut }, insert) => {
      setChanged({ isRestyled, stored: 0, lost, leftOut });
      if (pending.length === 0) return;
      pasting.send(
        pending,
        ({ url: src, width, height }, { placeholder }) => {
          setChanged((before) => ({ ...before, stored: before.stored + 1 }));
          return insert(settlePicture(placeholder, { src, width, height }));
        },
        ({ placeholder, name }) => {
          setChanged((before) => ({ ...before, lost: [...before.lost, name] }));
          insert(settlePicture(placeholder, null));
        },
      );
    },
    onFiles: (files, insert) => upload.send(files, (file) => insert(insertionOf(file))),
  });
  const take = (files: File[]) => upload.send(files, (file) => run(insertionOf(file)));
  const pictures = useFileChoice(take, { label: zhDeskContent.upload });
  const files = useFilePicker((file) => void run(insertionOf(file)), true);
  const documents = useFileChoice(take, { label: zh.uploadDocument, accept: documentEndings.join() });
  const pasteReport = zh.pasted(changed);
  return (
    <div className="field full">
      <span className={styles.label} id={`${id}-label`}>
        {label}
        {required && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </span>
      <div className={styles.editor}>
        <div className={styles.bar} role="toolbar" aria-label={zh.toolbar(label)}>
          {state && (
            <Tools
              state={state}
              run={run}
              onPicture={pictures.choose}
              onDocument={documents.choose}
              onFiles={files.open}
              isUploading={upload.isUploading || pasting.isUploading}
            />
          )}
        </div>
        {state && <Extras state={state} run={run} onReplace={pictures.choose} />}
        <div ref={place} />
        <div className={styles.said} role="status">
          {pasteReport && <p className={styles.note}>{pasteReport}</p>}
        </div>
      </div>
      {pictures.input}
      {documents.input}
      {files.picker}
      {error && (
        <span className="err" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

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
function useEditor(options: EditorOptions): Editor {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  const run = useCallback((command: Command) => {
    const editor = view.current;
    if (!editor) return false;
    command(editor.state, editor.dispatch.bind(editor), editor);
    // A field in the toolbar keeps its focus.
    if (!(document.activeElement instanceof HTMLInputElement)) editor.focus();
    return true;
  }, []);
  const latest = useEffectEvent(() => options);
  useEffect(() => {
    if (!place.current) return;
    const { html, attributes } = latest();
    const editor = createEditor(place.current, {
      html,
      attributes,
      onChange: (text) => latest().onChange(text),
      onFiles: (files) => latest().onFiles(files, run),
      onPasted: (taken) => latest().onPasted(taken, run),
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
    view.current?.setProps({ attributes: latest().attributes });
  }, [described]);
  return { place, state, run };
}
