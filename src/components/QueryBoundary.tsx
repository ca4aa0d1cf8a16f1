import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { zh } from '../i18n/zh';
import { keepFocusNear } from './focus';
import styles from './QueryBoundary.module.css';
import spinnerStyles from './Spinner.module.css';

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
          <div className={styles.panel}>
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

/** Illustration: an empty cabinet with its dimensions. */
const cabinet = (
  <>
    <path stroke="#89826F" strokeWidth="1.5" d="M24 8h112v80H24zM24 48h112M80 8v80" />
    <path stroke="#B37F3C" strokeWidth="3" d="M72 22v12M88 22v12M72 62v12M88 62v12" />
    <path stroke="#89826F" d="M8 93h144M16 8H8v80h8M3 13l10-10M3 93l10-10" />
  </>
);

/** Illustration: two planks that do not meet yet. */
const boards = (
  <>
    <path fill="#EAF1EF" stroke="#2F6F66" strokeWidth="1.5" d="M6 22h58v14l14-5v36l-14-5v14H6z" />
    <path fill="#F5EAD8" stroke="#76501D" strokeWidth="1.5" d="M154 22H96v9l14-5v46l-14-5v9h58z" />
    <path stroke="#A5301D" strokeWidth="1.5" strokeDasharray="4 4" d="M87 6v84" />
  </>
);

interface StatePanelProps {
  drawing: 'cabinet' | 'boards';
  bordered?: boolean;
  children: ReactNode;
}

/** Empty or error state: an illustration, a message, an action. */
export function StatePanel({ drawing, bordered = false, children }: StatePanelProps) {
  return (
    <div className={clsx(bordered && 'sheet', styles.panel)}>
      <svg className={styles.drawing} viewBox="0 0 160 96" fill="none" aria-hidden="true">
        {drawing === 'cabinet' ? cabinet : boards}
      </svg>
      {children}
    </div>
  );
}

interface RetryLinkProps {
  /** What failed to load. */
  what: string;
  onRetry: () => void;
}

/** 重试 in place of a small part that failed to load. Hidden while it is refetched. */
export function RetryLink({ what, onRetry }: RetryLinkProps) {
  return (
    <button
      type="button"
      className="link noprint"
      aria-label={zh.site.retryOf(what)}
      onClick={({ currentTarget }) => {
        keepFocusNear(currentTarget);
        onRetry();
      }}
    >
      {zh.site.retry}
    </button>
  );
}

/** The loading indicator: the two halves of the logo, sliding together. */
export function Spinner() {
  return (
    <svg className={spinnerStyles.spinner} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M19 3 2 14.6V38h17V27.6l7.6 2.6V13.8L19 16.4z" fill="var(--pine)" />
      <path d="m21 3 17 11.6V38H21v-7.6l8 2.8V10.8l-8 2.8z" fill="var(--oak-5)" />
    </svg>
  );
}
