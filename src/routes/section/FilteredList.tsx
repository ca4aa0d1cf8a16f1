import { useCallback, useRef } from 'react';
import { FilterBar } from '../../areas/filters/FilterBar';
import { FilterPanel } from '../../areas/filters/FilterPanel';
import { Link } from '../../components/Link';
import { queryStatus } from '../../components/status';
import { useScript } from '../../components/useScript';
import { zh } from '../../i18n/zh';
import { orderOf } from '../../lib/listChoice';
import { menuClosed, menuOpened, selectOpenMenu } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { workFailed } from '../../state/noticesSlice';
import { PagedList, type PagedListProps } from './PagedList';
import type { Filters } from './useFilters';

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
