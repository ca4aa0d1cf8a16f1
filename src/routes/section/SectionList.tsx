import { useQueryResult } from '../../api/query';
import { SectionPage, type SectionPageProps } from './SectionPage';
import type { ListScreenProps, FiltersRead } from './sectionQueries';
import { useCallback, useRef, type ReactNode } from 'react';
import { FilterBar } from '../../areas/filters/FilterBar';
import { FilterPanel } from '../../areas/filters/FilterFields';
import { Link } from '../../components/Link';
import { queryStatus } from '../../components/QueryBoundary';
import { useScript } from '../../components/hooks';
import { zh } from '../../i18n/zh';
import { orderOf, chosenOf, knownChoice } from '../../lib/listChoice';
import { queryForChoice } from './pageQuery';
import { menuClosed, menuOpened, selectOpenMenu } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { workFailed } from '../../state/noticesSlice';
import { PagedList, type PagedListProps } from './PagedList';
import { useSearchParams } from 'react-router-dom';
import type { FilteredQuery } from '../../areas/filters/filtersQuery';
import { useListFilters } from '../../areas/filters/filtersApi';
import { orderName, type ListChoice, type ListFilters } from '../../contract/filters';

/** A list's filters, as its page uses them. */
interface Filters {
  area: string;
  query: FilteredQuery;
  /** For the active filters, or for the previous ones while loading. */
  answer: ListFilters | undefined;
  /** The data is that of earlier filters. */
  isStale: boolean;
  hasFailed: boolean;
  /** The active filters that the list has. */
  choice: ListChoice;
  /** Number of active filters that the list has; all of them until its filters are known. */
  chosen: number;
  choose: (choice: ListChoice) => void;
  /** The address of the list with other filters. */
  to: (choice: ListChoice) => string;
  retry: () => void;
}

/**
 * The filters of a list; null if the backend offers none.
 *
 * @param query what the list is asked for, with its own conditions
 * @param filters what asks for them
 */
export function useFilters(query: FilteredQuery, filters: FiltersRead | undefined): Filters | null {
  const [, setSearch] = useSearchParams();
  const { answer, isStale, status, retry } = useListFilters(filters?.arg);
  const hasNothing = answer?.filters.length === 0 && answer.orders.length === 0;
  if (!filters || hasNothing) return null;
  // Until the answer is there, anything may be one of the list's.
  const known = (asked: ListChoice) => (answer && !isStale ? knownChoice(answer, asked) : asked);
  const choice = known(query.choice ?? {});
  // In the order of the list's filters. The dialog may know an option that this response does not contain yet.
  const queryFor = (next: ListChoice) => queryForChoice({ ...known(next), ...next });
  const names = Object.keys(choice).filter((name) => name !== orderName);
  return {
    area: filters.arg.area,
    query,
    answer,
    isStale,
    hasFailed: status === 'failed',
    choice,
    chosen: answer ? chosenOf(answer.filters, choice).length : names.flatMap((name) => choice[name]).length,
    choose: (next) => setSearch(queryFor(next), { preventScrollReset: true }),
    to: (next) => `?${queryFor(next)}`,
    retry,
  };
}

interface FilteredListProps<Row> extends Omit<PagedListProps<Row>, 'emptyAction'> {
  /** Null if the list has none. */
  filters: Filters | null;
  /** What the list holds, with its measure word. */
  things: string;
  /** The section's whole list, offered by an empty category, as one that is unknown. */
  root?: string;
}

/** A paged list with its active filters above. */
export function FilteredList<Row>({ filters, things, root, ...list }: FilteredListProps<Row>) {
  const seeAll = root !== undefined && list.query.category !== undefined && (
    <Link className="btn btn--line" to={root}>
      {zh.browse.seeAll}
    </Link>
  );
  if (!filters) return <PagedList {...list} emptyAction={seeAll} />;
  const { choice, chosen, hasFailed, to } = filters;
  const { data, currentData, isFetching, refetch } = list.result;
  const listHasFailed = queryStatus(list.result) === 'failed';
  // One click retries everything that failed, wherever it is.
  const retry = () => {
    if (hasFailed) filters.retry();
    if (listHasFailed) void refetch();
  };
  const emptyAction =
    chosen > 0 ? (
      <Link className="btn btn--line" to={to(orderOf(choice))} preventScrollReset>
        {zh.filters.clearAll}
      </Link>
    ) : (
      seeAll
    );
  return (
    <div>
      <Bar
        filters={filters}
        things={things}
        // Those of the previous filters until there are new ones.
        total={(isFetching ? (currentData ?? data) : currentData)?.total}
        onRetry={hasFailed && !listHasFailed ? retry : undefined}
      />
      <PagedList {...list} result={{ ...list.result, refetch: retry }} {...{ choice, emptyAction }} />
    </div>
  );
}

/** The filter sidebar. */
export function Panel({ filters }: { filters: Filters }) {
  const { answer, choice, choose, isStale, hasFailed } = filters;
  if (!answer) return null;
  return (
    <FilterPanel filters={answer.filters} choice={choice} isCounted={!hasFailed} isStale={isStale} onChoose={choose} />
  );
}

const load = () => import(/* webpackChunkName: "filters" */ '../../areas/filters/FilterSheet');

interface BarProps {
  filters: Filters;
  things: string;
  total: number | undefined;
  onRetry?: () => void;
}

/** The filter bar and its dialog, whose chunk preloads on hover or focus. */
function Bar({ filters, things, total, onRetry }: BarProps) {
  const { area, query, answer, choice, chosen, choose, to } = filters;
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenMenu) === 'filters';
  const close = () => void dispatch(menuClosed());
  const fail = useCallback(() => {
    dispatch(menuClosed());
    dispatch(workFailed(zh.states.loadFailed));
  }, [dispatch]);
  const script = useScript(load, isOpen, fail);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <FilterBar
        ref={bar}
        {...{ answer, choice, chosen, total, to }}
        onPreload={() => void load().catch(() => undefined)}
        onOpen={() => void dispatch(menuOpened('filters'))}
        onChoose={choose}
        onRetry={onRetry}
      />
      {isOpen && script && (
        <script.FilterSheet
          {...{ area, things }}
          query={{ ...query, choice }}
          onClose={close}
          onChoose={(next) => {
            if (to(next) === to(choice)) return close();
            // Applying replaces the dialog's history entry.
            choose(next);
            bar.current?.parentElement?.scrollIntoView();
          }}
        />
      )}
    </>
  );
}

interface SectionListProps<Row, Own extends object> extends Omit<SectionPageProps, 'beside' | 'children' | 'queries'> {
  queries: Pick<ListScreenProps<Row, Own>['queries'], 'banners' | 'categories' | 'list' | 'filters'>;
  /** What the list holds, with its counter. */
  things: string;
  skeleton: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A section's page with its paged list and filters. */
export function SectionList<Row, Own extends object>({
  queries,
  things,
  skeleton,
  children,
  ...page
}: SectionListProps<Row, Own>) {
  const query = queries.list.arg;
  const result = useQueryResult(queries.list);
  const filters = useFilters(query, queries.filters);
  return (
    <SectionPage
      {...page}
      queries={queries}
      // Counts of other filters would stay wrong without a response.
      counts={filters?.hasFailed ? undefined : filters?.answer?.categories}
      search={filters?.to(filters.choice)}
      beside={filters && <Panel filters={filters} />}
    >
      <FilteredList {...{ filters, things, query, result, skeleton }} root={page.section.root}>
        {children}
      </FilteredList>
    </SectionPage>
  );
}
