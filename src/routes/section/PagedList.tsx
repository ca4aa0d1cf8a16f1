import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QueryHookResult } from '../../api/query';
import type { Page } from '../../api/portalApi';
import type { ListQuery } from '../../contract/envelope';
import type { ListChoice } from '../../contract/filters';
import { PageStatus } from '../../components/PageStatus';
import { zh } from '../../i18n/zh';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { RedirectTo } from '../../components/RedirectTo';
import { Pagination, usePreviousRows, useLastTotal, useScrollOnTurn } from '../../components/Pagination';
import styles from './PagedList.module.css';
import { lastPageOf, queryForChoice, queryForPage, addressHasPage } from './sectionQueries';

export interface PagedListProps<Row> {
  query: ListQuery;
  result: QueryHookResult<Page<Row>>;
  skeleton?: ReactNode;
  /** The active filters that the list knows: page links keep them. */
  choice?: ListChoice;
  /** Call to action of an empty list. */
  emptyAction?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A page of a section's list in its four states, with the pagination bar: docs/behaviour/lists.md. */
export function PagedList<Row>({
  query,
  result,
  choice = query.choice,
  skeleton,
  emptyAction,
  children,
}: PagedListProps<Row>) {
  const [search, setSearch] = useSearchParams();
  const { total, isOfChoice } = useLastTotal(query, result.currentData?.total);
  const page = total === undefined ? query.pageNum : Math.min(query.pageNum, lastPageOf(total, query.pageSize));
  const status = queryStatus(result, (list) => list.rows.length === 0);
  const former = usePreviousRows(query.category, result.currentData?.rows);
  const isTurning = status === 'loading' && former !== undefined && former.length > 0;
  // The total of other filters says nothing about the last page of these.
  const ofList = queryForChoice(choice ?? {});
  // Links do not repeat unknown filters.
  const listParams = [...ofList];
  const isKnown = [...queryForChoice(query.choice ?? {})].length === listParams.length;
  const addressIsRight = isKnown && addressHasPage(search.get('page'), isOfChoice ? page : query.pageNum);
  const { top, scrollOnTurn } = useScrollOnTurn(query.pageNum);
  const turn = (next: number) => {
    scrollOnTurn();
    setSearch(queryForPage(ofList, next), { preventScrollReset: true });
  };
  return (
    <>
      {!addressIsRight && <RedirectTo to={{ search: queryForPage(ofList, page).toString() }} />}
      {status === 'failed' && <PageStatus code={503} />}
      <div ref={top} className={clsx(styles.top, isTurning && styles.turning)} aria-busy={isTurning || undefined}>
        {isTurning && (
          <p className="vh" role="status">
            {zh.site.loading}
          </p>
        )}
        <QueryBoundary
          bordered
          status={isTurning ? 'ready' : status}
          onRetry={() => void result.refetch()}
          skeleton={skeleton}
          emptyAction={emptyAction}
        >
          {children(result.currentData?.rows ?? former ?? [])}
        </QueryBoundary>
      </div>
      {/* After a failure the previous filters' pages are not offered. */}
      {total !== undefined && (isOfChoice || status !== 'failed') && (
        <Pagination
          total={total}
          counted={status !== 'failed'}
          pageSize={query.pageSize}
          page={page}
          kept={listParams}
          onPage={turn}
        />
      )}
    </>
  );
}
