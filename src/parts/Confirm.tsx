import { useId } from 'react';
import { zh } from '../copy/zh';
import { Icon } from './Icon';
import { useModal } from './useModal';
import css from './AlertDialog.module.css';

interface ConfirmProps {
  question: string;
  onConfirm(): void;
  onCancel(): void;
}

/** A question with 确定 and 取消; Escape is 取消. */
export function Confirm({ question, onConfirm, onCancel }: ConfirmProps) {
  const ref = useModal();
  const id = useId();
  return (
    <dialog
      ref={ref}
      className={css.alert}
      role="alertdialog"
      aria-label={question}
      aria-describedby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <div>
        <Icon name="warning" className={`ic ${css.sig} ${css['sig--oak']}`} />
        <p id={id}>{question}</p>
        <div className="row">
          <button type="button" className="btn btn--line" onClick={onCancel}>
            {zh.site.cancel}
          </button>
          <button type="button" className="btn" onClick={onConfirm}>
            {zh.site.confirm}
          </button>
        </div>
      </div>
    </dialog>
  );
}
