import { useEffect, useId, useRef } from 'react';
import { zh } from '../i18n/zh';
import styles from './Alert.module.css';
import { Icon } from './Icon';
import { useModal } from './useModal';

interface ConfirmDialogProps {
  question: string;
  onConfirm: () => void;
  /** Also on Escape. */
  onCancel: () => void;
}

/** A modal confirmation. Open while mounted. */
export function ConfirmDialog({ question, onConfirm, onCancel }: ConfirmDialogProps) {
  const questionId = useId();
  const modal = useModal(onCancel);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  return (
    <dialog
      {...modal}
      className={styles.alert}
      role="alertdialog"
      aria-label={zh.site.pleaseConfirm}
      aria-describedby={questionId}
      aria-modal
    >
      <div className={styles.content}>
        <Icon name="warning" className={`${styles.sign} ${styles.oak}`} />
        <p id={questionId}>{question}</p>
        <div className={styles.buttons}>
          <button className="btn btn--line" type="button" onClick={onCancel}>
            {zh.site.cancel}
          </button>
          <button ref={confirm} className="btn" type="button" onClick={onConfirm}>
            {zh.site.confirm}
          </button>
        </div>
      </div>
    </dialog>
  );
}
