import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterPanel, FilterFields } from '../../areas/filters/FilterFields';
import { SearchHits } from '../../areas/search/SearchHits';
import { searchParams, searchPath } from '../../areas/search/searchPaths';
import { BlockHeading } from '../../components/BlockHeading';
import { Link } from '../../components/Link';
import { MoreLink } from '../../components/MoreLink';
import { Pagination } from '../../components/Pagination';
import { RedirectTo } from '../../components/RedirectTo';
import { SideNav } from '../../components/SideNav';
import { queryStatus, StatePanel } from '../../components/QueryBoundary';
import { type ListChoice, orderName } from '../../contract/filters';
import { areaNames, areas, type AreaName } from '../../contract/areas';
import { type SearchPage, type SearchQuery, newestFirst } from '../../contract/search';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import { chosenOf, knownChoice, orderOf } from '../../lib/listChoice';
import { useNow } from '../../components/useNow';
import { FilterBar } from '../../areas/filters/FilterBar';
import { menuClosed, menuOpened, selectOpenMenu, filtersDrafted, selectFilterDraft } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { FilterDialog } from '../../areas/filters/FilterDialog';
import { useSearchContentQuery } from '../../areas/search/searchApi';
import sheetStyles from '../../areas/filters/FilterSheet.module.css';
import { lastPageOf, addressHasPage, queryForPage } from '../section/sectionQueries';
import { searchPageSize, totalFound, chosenOf as filtersChosen } from './searchQueries';
import styles from './FoundAreas.module.css';

interface FoundAreasProps {
  query: SearchQuery;
  page: SearchPage;
  /** The page shows this query's results, not the previous one's. */
  isCurrent: boolean;
}

/** The areas with results, in the order of the backend; that of the page, even without any. */
function areasOf({ counts }: SearchPage, named: AreaName | undefined): AreaName[] {
  const order = Object.keys(counts);
  const found = areaNames.filter((area) => counts[area]).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return named && !found.includes(named) ? [...found, named] : found;
}

/** The areas with their counts, the filters, and the results of each area. */
export function FoundAreas({ query, page, isCurrent }: FoundAreasProps) {
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const { q, area: named, pageNum = 1, choice: asked = {} } = query;
  const choice = isCurrent ? knownChoice({ ...page, orders }, asked) : asked;
  const to = (next: ListChoice) => searchPath(q, named, next);
  const choose = (next: ListChoice) => setSearch(searchParams(q, named, next), { preventScrollReset: true });
  // Each arrow key selects: consecutive changes are one history entry.
  const passed = useRef('');
  const chooseBeside = (next: ListChoice) => {
    const params = searchParams(q, named, next);
    const isTime = String(next.within) !== String(choice.within);
    setSearch(params, { preventScrollReset: true, replace: isTime && search.toString() === passed.current });
    if (isTime) passed.current = params.toString();
  };
  const hasBar = page.filters.length > 0 || page.groups.length > 0;
  const isChosen = chosenOf(page.filters, choice).length > 0;
  const shown = named ? Math.min(pageNum, lastPageOf(page.total, searchPageSize)) : 1;
  const addressIsRight = !isCurrent || addressHasPage(search.get('page'), shown);
  const items = [
    { key: 'all', label: zhSearch.all, to: searchPath(q, undefined, choice), current: !named, count: totalFound(page) },
    ...areasOf(page, named).map((area) => ({
      key: area,
      label: areas[area].name,
      to: searchPath(q, area, choice),
      current: area === named,
      count: page.counts[area] ?? 0,
    })),
  ];
  return (
    <div className={`cols ${styles.cols}`}>
      {!addressIsRight && <RedirectTo to={{ search: queryForPage(search, shown).toString() }} />}
      <div>
        {items.length > 1 && (
          <div className={styles.areas}>
            <SideNav name={zhSearch.areas} items={items} />
          </div>
        )}
        <FilterPanel
          filters={page.filters}
          choice={choice}
          isCounted={page.counted}
          isStale={!isCurrent}
          onChoose={chooseBeside}
          kept={[['q', q], ...(named ? [['area', named] as const] : [])]}
        />
      </div>
      <div>
        {hasBar && <SearchFilters query={{ ...query, choice }} {...{ page, to }} onChoose={choose} />}
        {page.groups.length === 0 && isChosen && (
          <StatePanel drawing="cabinet" bordered>
            <p>{zhSearch.nothingLeft}</p>
            <Link className="btn btn--line" to={to(orderOf(choice))} preventScrollReset>
              {zh.filters.clearAll}
            </Link>
          </StatePanel>
        )}
        {named && page.groups.length === 0 && !isChosen && <p>{zhSearch.nothingIn(areas[named].name, q)}</p>}
        {page.groups.map(({ area, count, rows }) => {
          const name = areas[area].name;
          const id = `found-${area}`;
          const isMore = !named && count > rows.length;
          return (
            <section key={area} className={styles.group} aria-labelledby={id}>
              <BlockHeading
                id={id}
                text={
                  <>
                    {name} <span className={`num ${styles.count}`}>{zhSearch.count(count)}</span>
                  </>
                }
                action={isMore && <MoreLink to={searchPath(q, area, choice)}>{zhSearch.allOf(name)}</MoreLink>}
              />
              <SearchHits hits={rows} name={name} now={now} />
            </section>
          );
        })}
        {named && page.groups.length > 0 && (
          <Pagination
            total={page.total}
            counted
            pageSize={searchPageSize}
            page={shown}
            kept={[
              ['q', q],
              ['area', named],
              ...Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
            ]}
            onPage={(next) => setSearch(queryForPage(searchParams(q, named, choice), next))}
          />
        )}
      </div>
    </div>
  );
}

interface SearchFilterSheetProps {
  /** The query of the results behind it. */
  query: SearchQuery;
  /** Its results: shown until the pending selection has its own. */
  page: SearchPage;
  onClose: () => void;
  onChoose: (choice: ListChoice) => void;
}

/** The filter dialog over the results: filters take effect together, and the submit button shows the result count. */
function SearchFilterSheet({ query, page, onClose, onChoose }: SearchFilterSheetProps) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectFilterDraft) ?? query.choice ?? {};
  const draft = (next: ListChoice) => void dispatch(filtersDrafted(next));
  const { q, area, pageSize } = query;
  const chosen = filtersChosen(choice);
  const asked = { q, ...(area ? { area, pageNum: 1, pageSize } : {}), ...(chosen ? { choice: chosen } : {}) };
  const result = useSearchContentQuery(asked);
  const { currentData } = result;
  const answer = currentData ?? result.data ?? page;
  const hasFailed = queryStatus(result) === 'failed';
  return (
    <FilterDialog
      submit={currentData ? zhSearch.show(currentData.total, currentData.more) : zh.filters.show}
      total={currentData?.total}
      onClose={onClose}
      onSubmit={() => onChoose(choice)}
      onClear={() => draft(orderOf(choice))}
      onRetry={hasFailed ? () => void result.refetch() : undefined}
    >
      <FilterFields
        filters={answer.filters}
        choice={choice}
        isCounted={!hasFailed && answer.counted}
        isStale={!currentData}
        onChoose={draft}
        styles={sheetStyles}
      />
    </FilterDialog>
  );
}

interface SearchFiltersProps {
  query: SearchQuery;
  page: SearchPage;
  onChoose: (choice: ListChoice) => void;
  /** The address with other filters. */
  to: (choice: ListChoice) => string;
}

/** Of the results. */
const orders = [
  { value: '', label: zhSearch.bestFirst },
  { value: newestFirst, label: zhSearch.newestFirst },
];

/** The active filters above the results, and the sort order; on narrow pages the button of the filter dialog. */
function SearchFilters({ query, page, onChoose, to }: SearchFiltersProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenMenu) === 'filters';
  const { choice = {} } = query;
  const { filters, total } = page;
  const chosen = chosenOf(filters, choice).length;
  const close = () => void dispatch(menuClosed());
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <FilterBar
        ref={bar}
        answer={{ total, filters, orders: page.groups.length > 0 || choice[orderName] ? orders : [] }}
        choice={choice}
        chosen={chosen}
        // It is below the heading.
        total={undefined}
        to={to}
        onPreload={() => undefined}
        onOpen={() => void dispatch(menuOpened('filters'))}
        onChoose={onChoose}
      />
      {isOpen && (
        <SearchFilterSheet
          {...{ query, page }}
          onClose={close}
          onChoose={(next) => {
            if (to(next) === to(choice)) return close();
            // Applying replaces the dialog's history entry.
            onChoose(next);
            bar.current?.parentElement?.scrollIntoView();
          }}
        />
      )}
    </>
  );
}
