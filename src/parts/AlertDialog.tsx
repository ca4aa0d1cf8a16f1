import { useId } from 'react';
import { zh } from '../copy/zh';
import { Icon } from './Icon';
import { Joiner } from './Joiner';
import { useModal } from './useModal';
import css from './AlertDialog.module.css';

interface AlertDialogProps {
  loading: string | null;
  success: string | null;
  error: string | null;
  onConfirm(): void;
}

/** What an operation has to say (spec §2.9): an error goes before a success, a success before loading. */
export function AlertDialog({ loading, success, error, onConfirm }: AlertDialogProps) {
  const text = error ?? success ?? loading;
  return text === null ? null : (
    <OpenAlert
      key={text}
      text={text}
      sign={error !== null ? 'error' : success !== null ? 'success' : 'loading'}
      onConfirm={onConfirm}
    />
  );
}

interface OpenAlertProps {
  text: string;
  sign: 'error' | 'success' | 'loading';
  onConfirm(): void;
}

function OpenAlert({ text, sign, onConfirm }: OpenAlertProps) {
  const ref = useModal();
  const id = useId();
  const busy = sign === 'loading';
  return (
    <dialog
      ref={ref}
      className={css.alert}
      role="alertdialog"
      aria-labelledby={id}
      aria-busy={busy || undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onConfirm();
      }}
    >
      <div>
        {busy && <Joiner />}
        {sign === 'success' && <Icon name="check" className={`ic ${css.sig}`} />}
        {sign === 'error' && <Icon name="warning" className={`ic ${css.sig} ${css['sig--red']}`} />}
        <p id={id}>{text}</p>
        {!busy && (
          <div className="row">
            <button type="button" className="btn" onClick={onConfirm}>
              {zh.site.confirm}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
