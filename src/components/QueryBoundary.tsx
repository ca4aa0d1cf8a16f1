import type { ReactNode } from 'react';
import { zh } from '../i18n/zh';
import styles from './QueryBoundary.module.css';
import { Spinner } from './Spinner';
import { keepFocusNear } from './keepFocusNear';
import { StatePanel } from './StatePanel';
import type { Status } from './status';

interface QueryBoundaryProps {
  status: Status;
  onRetry: () => void;
  /** Loading skeleton; a spinner without one. */
  skeleton?: ReactNode;
  /** Lists say 暂无数据, details have their own sentence. */
  failedText?: string;
  /** Puts a panel around an empty or failed list; not needed inside another panel. */
  bordered?: boolean;
  /** Call to action of an empty list. */
  emptyAction?: ReactNode;
  /** None where the caller renders the data itself. */
  children?: ReactNode;
}

/** Loading, error, empty or data: every list, block and detail shows one of the four. */
export function QueryBoundary({
  status,
  onRetry,
  skeleton,
  failedText = zh.site.empty,
  bordered = false,
  emptyAction,
  children,
}: QueryBoundaryProps) {
  if (status === 'ready') return <>{children}</>;
  if (status === 'loading') {
    return (
      <div role="status">
        {skeleton ? (
          <>
            <span className="vh">{zh.site.loading}</span>
            <div aria-hidden="true">{skeleton}</div>
          </>
        ) : (
          <div className={styles.waiting}>
            <Spinner />
            <p>{zh.site.loading}</p>
          </div>
        )}
      </div>
    );
  }
  if (status === 'empty') {
    return (
      <StatePanel drawing="cabinet" bordered={bordered}>
        <p>{zh.site.empty}</p>
        {emptyAction}
      </StatePanel>
    );
  }
  return (
    <StatePanel drawing="boards" bordered={bordered}>
      <p>{failedText}</p>
      <button
        className="btn btn--line"
        type="button"
        onClick={({ currentTarget }) => {
          // The button is hidden while the request is pending.
          keepFocusNear(currentTarget);
          onRetry();
        }}
      >
        {zh.site.retry}
      </button>
    </StatePanel>
  );
}
