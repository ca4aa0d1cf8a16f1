import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog';
import { RetryLink } from '../../components/QueryBoundary';
import { zh } from '../../i18n/zh';
import styles from './FilterSheet.module.css';

interface FilterDialogProps {
  /** Label of the submit button. */
  submit: string;
  /** Number of rows with all chosen filters; undefined until known. */
  total: number | undefined;
  onClose: () => void;
  onSubmit: () => void;
  onClear: () => void;
  /** Given if the counts failed to load. */
  onRetry?: () => void;
  children: ReactNode;
}

/**
 * The filter dialog: filters take effect together; it has a clear button, and its submit button shows the result count.
 */
export function FilterDialog({ submit, total, onClose, onSubmit, onClear, onRetry, children }: FilterDialogProps) {
  return (
    <Dialog
      title={zh.filters.name}
      onClose={onClose}
      onSubmit={onSubmit}
      footer={
        <div className={styles.foot}>
          {/* Visible regardless of scrolling. */}
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
          {/* Changes of a button's label are not announced. */}
          <span className="vh" role="status">
            {total === undefined ? '' : zh.pagination.total(total)}
          </span>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
