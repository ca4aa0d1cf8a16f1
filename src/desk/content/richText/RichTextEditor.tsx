import { useId, useState } from 'react';
import prose from '../../../components/RichText.module.css';
import type { UploadedPicture } from '../../../contract/desk';
import { zhDeskContent } from '../../../i18n/zhDeskContent';
import { usePictureChoice } from '../usePictureChoice';
import { usePictureUploads } from '../usePictureUploads';
import { insertPicture } from './commands';
import styles from './RichTextEditor.module.css';
import { Extras, Tools } from './Tools';
import { useEditor } from './useEditor';

const zh = zhDeskContent.editor;

interface RichTextEditorProps {
  label: string;
  required: boolean;
  html: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** Inserts a picture at the cursor; its file name is the description until somebody writes one. */
const pictureOf = ({ url, width, height, fileName }: UploadedPicture) =>
  insertPicture({ src: url, alt: fileName.replace(/\.\w+$/, ''), width, height });

/** WYSIWYG editor of rich text with its toolbar. Uncontrolled: it starts with the text that it is mounted with. */
export function RichTextEditor({ label, required, html, error, onChange }: RichTextEditorProps) {
  const id = useId();
  const [begun] = useState(html);
  /** Pictures of what was pasted last that could not be taken. */
  const [lost, setLost] = useState(0);
  const upload = usePictureUploads();
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
    onPasted: setLost,
    onPictures: (files, insert) => upload.send(files, (picture) => insert(pictureOf(picture))),
  });
  const { choose, input } = usePictureChoice((files) => upload.send(files, (picture) => run(pictureOf(picture))));
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
          {state && <Tools state={state} run={run} onPicture={choose} isUploading={upload.isUploading} />}
        </div>
        {state && <Extras state={state} run={run} onReplace={choose} />}
        <div role="status">{lost > 0 && <p className={styles.note}>{zh.lostPictures(lost)}</p>}</div>
        <div ref={place} />
      </div>
      {input}
      {error && (
        <span className="err" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
