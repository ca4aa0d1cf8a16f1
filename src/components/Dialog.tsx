import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { zh } from '../i18n/zh';
import styles from './Dialog.module.css';
import { Icon } from './Icon';
import { useModal } from './useModal';

interface DialogProps {
  title: string;
  /** Escape or 关闭; the owner unmounts the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** The fixed footer: the submit button, and a note beside it. */
  footer?: ReactNode;
  /** Makes body and footer a form; the owner validates the fields. */
  onSubmit?: () => void;
  /** For a few facts instead of a form. */
  narrow?: boolean;
  /** For a page of the portal, as wide as the page is. */
  wide?: boolean;
}

/** Modal dialog, a bottom sheet on phones. Open while mounted. */
export function Dialog({ title, onClose, children, footer, onSubmit, narrow = false, wide = false }: DialogProps) {
  const titleId = useId();
  const modal = useModal(onClose);
  const content = (
    <>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
  return (
    <dialog
      {...modal}
      className={clsx(styles.dialog, narrow && styles.narrow, wide && styles.wide)}
      aria-labelledby={titleId}
      aria-modal
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button className={styles.close} type="button" aria-label={zh.site.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {onSubmit ? (
        <form
          className={styles.frame}
          // A native submit puts nothing into the URL.
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        <div className={styles.frame}>{content}</div>
      )}
    </dialog>
  );
}
