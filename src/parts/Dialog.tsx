import { useId, type FormEvent, type ReactNode } from 'react';
import { zh } from '../copy/zh';
import { Icon } from './Icon';
import { useModal } from './useModal';
import css from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Stays in sight below the scrolling body. */
  footer?: ReactNode;
  /** Makes body and footer one form. */
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
}

/** A modal dialog; Escape and 关闭 close it, the focus goes back to what opened it. On phones it is a bottom sheet. */
export function Dialog({ title, onClose, children, footer, onSubmit }: DialogProps) {
  const ref = useModal();
  const heading = useId();
  const content = (
    <>
      <div className={css.body}>{children}</div>
      {footer && <div className={css.foot}>{footer}</div>}
    </>
  );
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={css.close} aria-label={zh.site.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {onSubmit ? (
        <form className={css.form} noValidate onSubmit={onSubmit}>
          {content}
        </form>
      ) : (
        content
      )}
    </dialog>
  );
}
