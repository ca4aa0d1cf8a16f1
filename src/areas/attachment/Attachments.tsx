import { useEffect, useRef } from 'react';
import { zh } from '../../i18n/zh';
import { Field } from '../../components/Field';
import { Icon } from '../../components/Icon';
import type { Attachment } from '../../state/draftsSlice';
import type { useUploads } from './useUploads';
import styles from './Attachments.module.css';

type Uploads = ReturnType<typeof useUploads>;

/** The attachments of an application: uploaded when chosen; choosing again adds more. */
export function Attachments({ label = zh.form.attachments, uploads }: { label?: string; uploads: Uploads }) {
  const { attachments, error, isSingle } = uploads;
  const list = useRef<HTMLUListElement>(null);
  const count = attachments.length;
  // Scrolls a newly chosen file into view.
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a cleanup function.
    void list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <Field
      label={label}
      name="attachments"
      hint={isSingle ? zh.form.fileHint : zh.form.filesHint}
      error={error && <Refusal text={error} />}
      full
      className={styles.input}
      type="file"
      multiple={!isSingle}
      accept=".zip,.rar"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Allows choosing the same file again after a rejection.
        target.value = '';
        if (files.length > 0) uploads.choose(files);
      }}
    >
      {attachments.length > 0 && (
        <ul ref={list} className={`ruled ${styles.files}`} role="list" aria-label={zh.form.fileNames}>
          {attachments.map((attachment) => (
            <AttachmentRow key={attachment.id} {...{ attachment, uploads }} />
          ))}
        </ul>
      )}
    </Field>
  );
}

/** Why a selection was rejected, and which files; announced, and scrolled into view. */
function Refusal({ text }: { text: string }) {
  const [reason, ...files] = text.split('\n');
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => void line.current?.scrollIntoView({ block: 'nearest' }), [text]);
  return (
    <span ref={line} className={styles.refusal}>
      <span role="alert">{reason}</span>
      {files.map((file) => (
        <span key={file}>{file}</span>
      ))}
    </span>
  );
}

function AttachmentRow({ attachment, uploads }: { attachment: Attachment; uploads: Uploads }) {
  const { id, name, state, progress, message } = attachment;
  const words = {
    uploading: zh.form.fileUploading(progress),
    uploaded: zh.form.fileUploaded,
    failed: message ?? zh.errors.requestFailed,
    missing: zh.form.fileMissing,
  }[state];
  const wrong = state === 'failed' || state === 'missing';
  const row = useRef<HTMLLIElement>(null);
  // The failure of a file scrolled out of view is announced.
  useEffect(() => {
    if (state === 'failed') void row.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <li ref={row} className={styles.file}>
      <Icon name={state === 'uploaded' ? 'check' : wrong ? 'warning' : 'file'} />
      <span className="break">{name}</span>
      <span className={wrong ? styles.wrong : styles.words} role={wrong ? 'alert' : undefined}>
        {words}
      </span>
      {state === 'uploading' && <progress className={styles.progress} max={100} value={progress} aria-label={name} />}
      <span className={styles.actions}>
        {state === 'failed' && attachment.needsLogin && (
          <button type="button" className="link" onClick={uploads.logIn}>
            {zh.auth.login}
          </button>
        )}
        {state === 'failed' && !attachment.isFinal && (
          <button
            type="button"
            className="link"
            aria-label={zh.form.retryUpload(name)}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget);
              uploads.retry(id);
            }}
          >
            {zh.site.retry}
          </button>
        )}
        <button
          type="button"
          className="link"
          aria-label={state === 'uploading' ? zh.form.cancelUpload(name) : zh.form.removeFile(name)}
          onClick={({ currentTarget }) => {
            passFocusOn(currentTarget.closest('li')!);
            uploads.remove(id);
          }}
        >
          {state === 'uploading' ? zh.site.cancel : zh.form.remove}
        </button>
      </span>
    </li>
  );
}

/** Passes the focus of a control about to disappear to its neighbour; for the last row, to the field itself. */
function passFocusOn(leaving: Element): void {
  const neighbour = leaving.nextElementSibling ?? leaving.previousElementSibling;
  const control = neighbour?.matches('button') ? neighbour : neighbour?.querySelector('button:last-of-type');
  const field = leaving.closest('.field')?.querySelector('input');
  ((control ?? field) as HTMLElement | null | undefined)?.focus();
}
