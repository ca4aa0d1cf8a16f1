import type { ReactNode, ComponentProps, FormEvent } from 'react';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './ListPane.module.css';
import { QueryBoundary, queryStatus, type QueryResult } from '../../components/QueryBoundary';

interface ListPaneProps {
  heading: string;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen's main pane, under its heading. */
export function ListPane({ heading, actions, children }: ListPaneProps) {
  return (
    <main className={styles.pane} id="main" tabIndex={-1}>
      <PageTitle heading={zhDesk.title(heading)} />
      <div className={styles.head}>
        <PageHeading text={heading} className={styles.heading} />
        {actions}
      </div>
      {children}
    </main>
  );
}

/** A button beside others, or in a row. */
export const SmallButton = (props: ComponentProps<'button'>) => (
  <button className="btn btn--line btn--sm" type="button" {...props} />
);

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

/** Handles a form's submit, without the browser's own. */
export const submits =
  (submit: () => void) =>
  (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
