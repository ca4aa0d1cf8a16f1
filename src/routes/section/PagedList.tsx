import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Page } from '../../api/transformResponse';
import type { ListQuery } from '../../contract/envelope';
import type { ListChoice } from '../../contract/filters';
import { PageStatus } from '../../components/PageStatus';
import { zh } from '../../i18n/zh';
import { QueryBoundary } from '../../components/QueryBoundary';
import { RedirectTo } from '../../components/RedirectTo';
import { Pagination } from '../../components/Pagination';
import { queryStatus } from '../../components/status';
import styles from './PagedList.module.css';
import { queryForChoice } from '../../lib/listChoice';
import { lastPageOf } from './lastPage';
import { queryForPage, addressHasPage } from './pageOfAddress';

/** What the hook of a list endpoint answers, as far as a page of it is shown. */
export interface ListAnswer<Row> {
  data?: Page<Row> | null;
  currentData?: Page<Row> | null;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

export interface PagedListProps<Row> {
  query: ListQuery;
  result: ListAnswer<Row>;
  skeleton?: ReactNode;
  /** What is chosen of the list, as far as it knows it: its other pages have it too. */
  choice?: ListChoice;
  /** The way on from an empty list. */
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
  const former = useFormerRows(query.category, result.currentData?.rows);
  const isTurning = status === 'loading' && former !== undefined && former.length > 0;
  // The total of another choice says nothing of the last page of this one.
  const ofList = queryForChoice(choice ?? {});
  // What the list does not know stands in no address that leads to it.
  const kept = [...ofList];
  const isKnown = [...queryForChoice(query.choice ?? {})].length === kept.length;
  const addressIsRight = isKnown && addressHasPage(search.get('page'), isOfChoice ? page : query.pageNum);
  const top = useRef<HTMLDivElement>(null);
  const turn = (next: number) => {
    // To the top of the list, not of the page: the section's head says nothing new.
    setSearch(queryForPage(ofList, next), { preventScrollReset: true });
    top.current?.scrollIntoView();
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
      {/* The pages of another choice lead to none of one that failed. */}
      {total !== undefined && (isOfChoice || status !== 'failed') && (
        <Pagination
          total={total}
          counted={status !== 'failed'}
          pageSize={query.pageSize}
          page={page}
          kept={kept}
          onPage={turn}
        />
      )}
    </>
  );
}

/** The rows of this category that were shown last: they stay until the next page is there. */
function useFormerRows<Row>(category: string | undefined, rows: Row[] | undefined): Row[] | undefined {
  const [last, setLast] = useState<{ category: string | undefined; rows: Row[] }>();
  if (rows !== undefined && last?.rows !== rows) setLast({ category, rows });
  return last?.category === category ? last?.rows : undefined;
}

/**
 * The total that is known of this category's list: the bar stays in place, and keeps the focus, while a page loads. It may
 * be that of another choice of its filters.
 */
function useLastTotal({ category, choice }: ListQuery, total: number | undefined) {
  const [last, setLast] = useState<{ category: string | undefined; chosen: string; total: number }>();
  const chosen = JSON.stringify(choice);
  const changed =
    total !== undefined && (last?.category !== category || last?.chosen !== chosen || last?.total !== total);
  if (changed) setLast({ category, chosen, total });
  if (total !== undefined) return { total, isOfChoice: true };
  if (last?.category !== category) return { total: undefined, isOfChoice: true };
  return { total: last?.total, isOfChoice: last?.chosen === chosen };
}
