import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterPanel } from '../../areas/filters/FilterFields';
import { SearchHits } from '../../areas/search/SearchHits';
import { searchParams, searchPath } from '../../areas/search/searchPaths';
import { BlockHeading } from '../../components/BlockHeading';
import { Link } from '../../components/Link';
import { MoreLink } from '../../components/MoreLink';
import { Pagination } from '../../components/Pagination';
import { RedirectTo } from '../../components/RedirectTo';
import { SideNav } from '../../components/SideNav';
import { StatePanel } from '../../components/StatePanel';
import type { ListChoice } from '../../contract/filters';
import { areaNames, areas, type AreaName } from '../../contract/areas';
import type { SearchPage, SearchQuery } from '../../contract/search';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import { chosenOf, knownChoice, orderOf } from '../../lib/listChoice';
import { lastPageOf, addressHasPage, queryForPage } from '../section/pageQuery';
import { useNow } from '../../components/useNow';
import { orders, SearchFilters } from './SearchFilters';
import { searchPageSize, totalFound } from './searchQueries';
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
