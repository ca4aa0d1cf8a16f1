import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog';
import { RetryLink } from '../../components/RetryLink';
import { zh } from '../../i18n/zh';
import styles from './FilterSheet.module.css';

interface FilterDialogProps {
  /** What the submit says. */
  submit: string;
  /** What is left by all that is chosen; undefined until it is known. */
  total: number | undefined;
  onClose: () => void;
  onSubmit: () => void;
  onClear: () => void;
  /** Given if the counts could not be fetched. */
  onRetry?: () => void;
  children: ReactNode;
}

/** The dialog of filters that take effect together: it can be cleared, and its submit says what it will show. */
export function FilterDialog({ submit, total, onClose, onSubmit, onClear, onRetry, children }: FilterDialogProps) {
  return (
    <Dialog
      title={zh.filters.name}
      onClose={onClose}
      onSubmit={onSubmit}
      footer={
        <div className={styles.foot}>
          {/* In sight, wherever the fields are scrolled to. */}
          {onRetry && (
            <p>
              {zh.states.loadFailed} <RetryLink what={zh.filters.name} onRetry={onRetry} />
            </p>
          )}
          <button className="btn btn--line" type="button" onClick={onClear}>
            {zh.filters.clear}
          </button>
          <button className="btn" type="submit">
            {submit}
          </button>
          {/* A button's words are not read out when they change. */}
          <span className="vh" role="status">
            {total !== undefined && zh.pagination.total(total)}
          </span>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
