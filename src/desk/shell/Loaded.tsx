import type { ReactNode } from 'react';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus, type QueryResult } from '../../components/status';

interface LoadedProps<Data> {
  query: QueryResult<Data> & { refetch: () => unknown };
  failedText?: string | undefined;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has loaded. Until then it says that it is loading, or has failed and can be retried. */
export function Loaded<Data>({ query, children, ...boundary }: LoadedProps<Data>) {
  const data = 'currentData' in query ? query.currentData : query.data;
  return (
    <QueryBoundary {...boundary} status={queryStatus(query)} onRetry={() => void query.refetch()}>
      {data !== undefined && data !== null && children(data)}
    </QueryBoundary>
  );
}
