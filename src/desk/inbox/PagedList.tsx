import type { ReactNode } from 'react';
import type { Page } from '../../api/transformResponse';
import { Pagination } from '../../components/Pagination';
import { QueryBoundary } from '../../components/QueryBoundary';
import { StatePanel } from '../../components/StatePanel';
import { queryStatus, type QueryResult } from '../../components/status';
import pane from '../shell/ListPane.module.css';
import { inboxPageSize } from './inboxQueues';
import { Skeleton } from '../../components/Skeleton';
import styles from './PagedList.module.css';

interface PagedListProps<Row> {
  list: QueryResult<Page<Row>> & { refetch: () => unknown };
  page: number;
  onPage: (page: number) => void;
  /** Why it is empty, and where to go from here. */
  empty: readonly string[];
  emptyAction?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the inbox: the rows of a page and the way to the others, or why there are none. */
export function PagedList<Row>({ list, page, onPage, empty, emptyAction, children }: PagedListProps<Row>) {
  const status = queryStatus(list, ({ rows }) => rows.length === 0);
  const { rows = [], total = 0 } = list.currentData ?? {};
  if (status === 'empty') {
    return (
      <StatePanel drawing="cabinet">
        {empty.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {emptyAction}
      </StatePanel>
    );
  }
  return (
    <QueryBoundary status={status} skeleton={<TableSkeleton />} onRetry={() => void list.refetch()}>
      {children(rows)}
      <div className={pane.pages}>
        <Pagination total={total} pageSize={inboxPageSize} page={page} onPage={onPage} />
      </div>
    </QueryBoundary>
  );
}

/** Skeleton of a list's rows. */
function TableSkeleton() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="52%" />
          <Skeleton width={96} />
          <Skeleton width="38%" height={12} />
          <Skeleton width={72} height={12} />
        </div>
      ))}
    </div>
  );
}
