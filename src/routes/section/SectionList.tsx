import { memo, useCallback, type ReactNode } from 'react';
import { useSearchParams, useParams } from 'react-router-dom';
import { useQueryResult, type Query } from '../../api/query';
import { FilterBar } from '../../areas/filters/FilterBar';
import { FilterPanel } from '../../areas/filters/FilterFields';
import { Link } from '../../components/Link';
import { queryStatus } from '../../components/QueryBoundary';
import { useScript } from '../../components/hooks';
import { zh } from '../../i18n/zh';
import { orderOf, chosenOf, knownChoice } from '../../lib/listChoice';
import { menuClosed, selectOpenMenu, workFailed } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { FilteredQuery } from '../../areas/filters/filtersQuery';
import { useListFilters } from '../../areas/filters/filtersApi';
import { orderName, type ListChoice, type CategoryCounts } from '../../contract/filters';
import type { BannerQuery } from '../../areas/banner/BannerCarousel';
import { SectionBanner } from '../../areas/banner/SectionBanner';
import type { Category } from '../../contract/areas/category';
import { HydrationBoundary } from '../../components/hydration';
import { PageTitle } from '../../components/PageHeading';
import { SectionHeader } from '../../components/SectionHeader';
import { SideNav, type SideNavItem } from '../../components/SideNav';
import { count } from '../../api/readFilters';
import { type ListScreenProps, type FiltersRead, queryForChoice, type Section } from './sectionQueries';
import { PagedList, type PagedListProps } from './PagedList';

/** A section's introduction. The texts load with the screens that show them, not with the definitions of all sections. */
export const introOf = ({ intro }: Section): string => zh.intros[intro as keyof typeof zh.intros] ?? intro;

/**
 * The links of a section's category navigation: the first item, the categories, and separate links.
 *
 * @param code the current category
 * @param counts number of rows per category, if known
 * @param search query that category links keep
 */
function sectionNav(
  { root, category, first, apart }: Section,
  categories: readonly Category[] | null | undefined,
  code: string | undefined,
  counts?: CategoryCounts,
  search = '',
): SideNavItem[] {
  const countOf = (of: string) => counts && count(counts[of]);
  const all = { label: zh.browse.all, to: root + search, count: countOf('') };
  return [
    { key: 'first', ...(first ?? all), current: code === undefined },
    ...(categories ?? []).map(({ fdCategory, fdCategoryName }) => ({
      key: `category-${fdCategory}`,
      label: fdCategoryName,
      to: category(fdCategory) + search,
      current: fdCategory === code,
      count: countOf(fdCategory),
    })),
    ...(apart ? [{ key: 'apart', ...apart, current: false, apart: true }] : []),
  ];
}

export interface SectionPageProps {
  section: Section;
  queries: { banners: BannerQuery; categories: Query<undefined, Category[] | null> };
  /** The categories as the screen names them, if not as they were answered. */
  named?: readonly Category[];
  /** Number of rows per category. */
  counts?: CategoryCounts;
  /** The query that category links keep. */
  search?: string;
  /** Between header and columns, full width. */
  above?: ReactNode;
  /** Below the category navigation. */
  beside?: ReactNode;
  /** After the columns, full width. */
  below?: ReactNode;
  children: ReactNode;
}

/** The page of every section: header with banner, category navigation, content. */
export function SectionPage({
  section,
  queries,
  named,
  counts,
  search,
  above,
  beside,
  below,
  children,
}: SectionPageProps) {
  const { heading, finish, picture, parent } = section;
  const { category } = useParams();
  const categories = useQueryResult(queries.categories);
  const failed = queryStatus(categories) === 'failed';
  const breadcrumbs = [...(parent ? [parent] : []), { label: heading }];
  return (
    <>
      <PageTitle heading={heading} />
      <a className="skip" href="#list">
        {zh.section.skip}
      </a>
      <SectionHeader
        name={heading}
        intro={introOf(section)}
        finish={finish}
        breadcrumbs={breadcrumbs}
        picture={<SectionBanner banners={queries.banners} picture={picture} />}
      />
      {above}
      <div className="wrap cols">
        <div>
          <SideNav
            items={sectionNav(section, named ?? categories.data, category, counts, search)}
            countsAreLate
            onRetry={failed ? () => void categories.refetch() : undefined}
          />
          {beside}
        </div>
        <div id="list" tabIndex={-1}>
          <HydrationBoundary>{children}</HydrationBoundary>
        </div>
      </div>
      {below}
    </>
  );
}

/**
 * The filters of a list; null if the backend offers none.
 *
 * @param query what the list is asked for, with its own conditions
 * @param filters what asks for them
 */
export function useFilters(query: FilteredQuery, filters: FiltersRead | undefined) {
  const [, setSearch] = useSearchParams();
  const { answer, isStale, status, retry } = useListFilters(filters?.arg);
  const hasNothing = answer?.filters.length === 0 && answer.orders.length === 0;
  if (!filters || hasNothing) return null;
  // Until the answer is there, anything may be one of the list's.
  const known = (wanted: ListChoice) => (answer && !isStale ? knownChoice(answer, wanted) : wanted);
  const choice = known(query.choice ?? {});
  // In the order of the list's filters. The dialog may know an option that this response does not contain yet.
  const queryFor = (next: ListChoice) => queryForChoice({ ...known(next), ...next });
  const names = Object.keys(choice).filter((name) => name !== orderName);
  return {
    area: filters.arg.area,
    query,
    /** For the active filters, or for the previous ones while loading. */
    answer,
    /** The data is that of earlier filters. */
    isStale,
    hasFailed: status === 'failed',
    /** The active filters that the list has. */
    choice,
    /** Their number; that of all of them until the list's filters are known. */
    chosen: answer ? chosenOf(answer.filters, choice).length : names.flatMap((name) => choice[name]).length,
    choose: (next: ListChoice) => setSearch(queryFor(next), { preventScrollReset: true }),
    /** The address of the list with other filters. */
    to: (next: ListChoice) => `?${queryFor(next)}`,
    retry,
  };
}

type Filters = NonNullable<ReturnType<typeof useFilters>>;

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

type PanelProps = { filters: Filters };

/** Another page of the list changes nothing of its filters. */
const isSamePanel = ({ filters: one }: PanelProps, { filters: other }: PanelProps): boolean =>
  one.answer === other.answer &&
  one.isStale === other.isStale &&
  one.hasFailed === other.hasFailed &&
  one.query.category === other.query.category &&
  one.to(one.choice) === other.to(other.choice);

/** The filter sidebar. */
export const Panel = memo(function Panel({ filters }: PanelProps) {
  const { answer, choice, choose, isStale, hasFailed } = filters;
  if (!answer) return null;
  return (
    <FilterPanel filters={answer.filters} choice={choice} isCounted={!hasFailed} isStale={isStale} onChoose={choose} />
  );
}, isSamePanel);

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
  const fail = useCallback(() => {
    dispatch(menuClosed());
    dispatch(workFailed(zh.states.loadFailed));
  }, [dispatch]);
  const script = useScript(load, isOpen, fail);
  return (
    <FilterBar
      {...{ answer, choice, chosen, total, to, onRetry }}
      dialog={(events) =>
        script && <script.FilterSheet {...{ area, things }} query={{ ...query, choice }} {...events} />
      }
      onPreload={() => void load().catch(() => undefined)}
      onChoose={choose}
    />
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
