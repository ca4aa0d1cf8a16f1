import type { ReactNode } from 'react';
import { zh } from '../i18n/zh';
import styles from './QueryBoundary.module.css';
import { Spinner } from './Spinner';
import { keepFocusNear } from './focus';
import { StatePanel } from './StatePanel';

/** The state of a list, a block or a detail. */
export type Status = 'loading' | 'failed' | 'empty' | 'ready';

/** The part of a query hook's result that determines the status; null is a call that resolved to nothing. */
export interface QueryResult<Data> {
  data?: Data | null;
  /** The data of the current arguments only; `data` may still be that of the previous ones. */
  currentData?: Data | null;
  isFetching: boolean;
  isError: boolean;
}

/**
 * The status of a query. Data stays visible while the same arguments are refetched; other arguments (another page)
 * start with the loading state.
 */
export function queryStatus<Data>(result: QueryResult<Data>, isEmpty?: (data: Data) => boolean): Status {
  const shown = 'currentData' in result ? result.currentData : result.data;
  if (shown === undefined || shown === null) {
    if (result.isFetching) return 'loading';
    return shown === null || result.isError ? 'failed' : 'loading';
  }
  return isEmpty?.(shown) ? 'empty' : 'ready';
}

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
