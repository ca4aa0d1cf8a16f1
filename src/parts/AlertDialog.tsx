import { useEffect, useId, useRef } from 'react';
import { zh } from '../copy/zh';
import styles from './Alert.module.css';
import { Icon } from './Icon';
import { Joiner } from './Joiner';
import { useModal } from './useModal';

interface AlertDialogProps {
  loading: string | null;
  success: string | null;
  error: string | null;
  onConfirm: () => void;
}

/** The alert dialog (spec §2.9). Error goes before success, success before loading; nothing to say: no dialog. */
export function AlertDialog(props: AlertDialogProps) {
  return (props.error ?? props.success ?? props.loading) === null ? null : <OpenAlert {...props} />;
}

function OpenAlert({ loading, success, error, onConfirm }: AlertDialogProps) {
  const textId = useId();
  const text = error ?? success ?? loading;
  const isDone = error !== null || success !== null;
  const modal = useModal(isDone ? onConfirm : undefined);
  const confirm = useRef<HTMLButtonElement>(null);
  // One dialog goes from loading to its end: the button that appears then takes the focus.
  useEffect(() => confirm.current?.focus(), [isDone]);
  return (
    <dialog
      {...modal}
      className={styles.alert}
      role="alertdialog"
      aria-labelledby={textId}
      aria-modal
      aria-busy={isDone ? undefined : true}
    >
      <div className={styles.content}>
        {isDone ? (
          <Icon
            name={error === null ? 'check' : 'close'}
            className={`${styles.sign} ${error === null ? styles.green : styles.red}`}
          />
        ) : (
          <Joiner />
        )}
        <p id={textId}>{text}</p>
        {isDone && (
          <div className={styles.buttons}>
            <button ref={confirm} className="btn" type="button" onClick={onConfirm}>
              {zh.site.confirm}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
