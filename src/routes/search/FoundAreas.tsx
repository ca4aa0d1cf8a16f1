import { useRef, Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterPanel } from '../../areas/filters/FilterFields';
import { SearchHits } from '../../areas/search/SearchHits';
import { searchParams, searchPath } from '../../areas/search/searchPaths';
import { Block } from '../../components/Block';
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
import { FilterBar, type DialogEvents } from '../../areas/filters/FilterBar';
import { FilterDialog, useFilterDraft } from '../../areas/filters/FilterSheet';
import { useSearchContentQuery, useSuggestQuery } from '../../areas/search/searchApi';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { paths } from '../../lib/paths';
import { useRecentSearches } from '../../areas/search/searchBoxSlice';
import { LinkRow } from '../../components/LinkRow';
import { lastPageOf, addressHasPage, queryForPage } from '../section/sectionQueries';
import { searchPageSize, totalFound, chosenOf as filtersChosen } from './searchQueries';
import styles from './SearchRoute.module.css';

interface FoundAreasProps {
  query: SearchQuery;
  page: SearchPage;
  /** The page shows this query's results, not the previous one's. */
  isCurrent: boolean;
}

/** The areas with results, in the order of the backend; that of the page, even without any. */
function areasOf({ counts }: SearchPage, onlyArea: AreaName | undefined): AreaName[] {
  const order = Object.keys(counts);
  const found = areaNames.filter((area) => counts[area]).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return onlyArea && !found.includes(onlyArea) ? [...found, onlyArea] : found;
}

/** The areas with their counts, the filters, and the results of each area. */
export function FoundAreas({ query, page, isCurrent }: FoundAreasProps) {
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const { q, area: onlyArea, pageNum = 1, choice: chosenBefore = {} } = query;
  const choice = isCurrent ? knownChoice({ ...page, orders }, chosenBefore) : chosenBefore;
  const to = (next: ListChoice) => searchPath(q, onlyArea, next);
  const choose = (next: ListChoice) => setSearch(searchParams(q, onlyArea, next), { preventScrollReset: true });
  // Each arrow key selects: consecutive changes are one history entry.
  const passed = useRef('');
  const chooseBeside = (next: ListChoice) => {
    const params = searchParams(q, onlyArea, next);
    const isTime = String(next.within) !== String(choice.within);
    setSearch(params, { preventScrollReset: true, replace: isTime && search.toString() === passed.current });
    if (isTime) passed.current = params.toString();
  };
  const hasBar = page.filters.length > 0 || page.groups.length > 0;
  const isChosen = chosenOf(page.filters, choice).length > 0;
  const shown = onlyArea ? Math.min(pageNum, lastPageOf(page.total, searchPageSize)) : 1;
  const addressIsRight = !isCurrent || addressHasPage(search.get('page'), shown);
  const items = [
    {
      key: 'all',
      label: zhSearch.all,
      to: searchPath(q, undefined, choice),
      current: !onlyArea,
      count: totalFound(page),
    },
    ...areasOf(page, onlyArea).map((area) => ({
      key: area,
      label: areas[area].name,
      to: searchPath(q, area, choice),
      current: area === onlyArea,
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
          kept={[['q', q], ...(onlyArea ? [['area', onlyArea] as const] : [])]}
        />
      </div>
      <div>
        {hasBar && (
          <FilterBar
            answer={{ ...page, orders: page.groups.length > 0 || choice[orderName] ? orders : [] }}
            choice={choice}
            chosen={chosenOf(page.filters, choice).length}
            // It is below the heading.
            total={undefined}
            to={to}
            dialog={(events) => <SearchFilterSheet query={{ ...query, choice }} page={page} {...events} />}
            onChoose={choose}
          />
        )}
        {page.groups.length === 0 && isChosen && (
          <StatePanel drawing="cabinet" bordered>
            <p>{zhSearch.nothingLeft}</p>
            <Link className="btn btn--line" to={to(orderOf(choice))} preventScrollReset>
              {zh.filters.clearAll}
            </Link>
          </StatePanel>
        )}
        {onlyArea && page.groups.length === 0 && !isChosen && <p>{zhSearch.nothingIn(areas[onlyArea].name, q)}</p>}
        {page.groups.map(({ area, count, rows }) => {
          const name = areas[area].name;
          const id = `found-${area}`;
          const isMore = !onlyArea && count > rows.length;
          return (
            <Block
              key={area}
              className={styles.group}
              id={id}
              text={
                <>
                  {name} <span className={`num ${styles.count}`}>{zhSearch.count(count)}</span>
                </>
              }
              action={isMore && <MoreLink to={searchPath(q, area, choice)}>{zhSearch.allOf(name)}</MoreLink>}
            >
              <SearchHits hits={rows} name={name} now={now} />
            </Block>
          );
        })}
        {onlyArea && page.groups.length > 0 && (
          <Pagination
            total={page.total}
            counted
            pageSize={searchPageSize}
            page={shown}
            kept={[
              ['q', q],
              ['area', onlyArea],
              ...Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
            ]}
            onPage={(next) => setSearch(queryForPage(searchParams(q, onlyArea, choice), next))}
          />
        )}
      </div>
    </div>
  );
}

interface SearchFilterSheetProps extends DialogEvents {
  /** The query of the results behind it. */
  query: SearchQuery;
  /** Its results: shown until the pending selection has its own. */
  page: SearchPage;
}

/** The filter dialog over the results. */
function SearchFilterSheet({ query, page, ...dialog }: SearchFilterSheetProps) {
  const choice = useFilterDraft(query.choice);
  const { q, area, pageSize } = query;
  const chosen = filtersChosen(choice);
  const pageQuery = { q, ...(area ? { area, pageNum: 1, pageSize } : {}), ...(chosen ? { choice: chosen } : {}) };
  const result = useSearchContentQuery(pageQuery);
  const { currentData } = result;
  const answer = currentData ?? result.data ?? page;
  const hasFailed = queryStatus(result) === 'failed';
  return (
    <FilterDialog
      {...dialog}
      {...{ choice, hasFailed }}
      filters={answer.filters}
      isCounted={!hasFailed && answer.counted}
      isStale={!currentData}
      submit={currentData ? zhSearch.show(currentData.total, currentData.more) : zh.filters.show}
      total={currentData?.total}
      onRetry={() => void result.refetch()}
    />
  );
}

/** Of the results. */
const orders = [
  { value: '', label: zhSearch.bestFirst },
  { value: newestFirst, label: zhSearch.newestFirst },
];

export function Corrections({ className, words }: { className?: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className={className}>
      <span>{zhSearch.try}</span>{' '}
      {words.map((word, place) => (
        <Fragment key={word}>
          {place > 0 && <span> {zhSearch.or} </span>}
          <Link to={searchPath(word)}>{word}</Link>
        </Fragment>
      ))}
    </p>
  );
}

/** The sections by name; jobs have none of their own. */
const sections = areaNames
  .filter((area) => area !== 'recruit')
  .map((area) => ({ to: areas[area].detail.replace(/\/detail.*/, ''), text: areas[area].name }));

/** Before a search: the sections, recent searches, and frequent words. */
export function SearchStart() {
  const recent = useRecentSearches();
  const { currentData } = useSuggestQuery('');
  const search = (q: string) => ({ to: searchPath(q), text: q });
  return (
    <div className={styles.head}>
      <PageTitle heading={zh.search.name} />
      <PageHeading text={zhSearch.start} />
      <p className="mt-1 text-15 ink-2">{zhSearch.startHint}</p>
      <Links name={zhSearch.sections} links={sections} />
      {/* What comes later moves nothing. */}
      <Links name={zhSearch.recent} links={recent.map(search)} />
      <Links name={zhSearch.frequent} links={(currentData?.words ?? []).map(({ word }) => search(word))} />
    </div>
  );
}

function Links({ name, links }: { name: string; links: readonly { to: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={name}>
      <h2>{name}</h2>
      <LinkRow links={links} />
    </nav>
  );
}

/** Illustration: squared paper. */
const squares = [
  ...[0.5, 40.5, 80.5, 120.5, 160.5].map((y) => `M0 ${y}h400`),
  ...[40.5, 80.5, 120.5, 160.5, 200.5, 240.5, 280.5, 320.5, 360.5].map((x) => `M${x} 0v200`),
].join('');

/** Illustration: a pin and a socket that do not fit. */
const drawing = (
  <svg className={styles.drawing} viewBox="0 0 400 200" fill="none" aria-hidden="true">
    <path stroke="#B9D0CA" d={squares} opacity=".5" />
    <path fill="#EAF1EF" stroke="#17443F" strokeWidth="2" d="M40 56h116v22l30-11v66l-30-11v22H40z" />
    <path fill="#DDBC8A" stroke="#76501D" strokeWidth="2" d="M360 56H224v30h22v28h-22v30h136z" />
    <path stroke="#A5301D" strokeWidth="1.5" strokeDasharray="5 5" d="M205 32v136" />
    <path stroke="#2F6F66" strokeWidth="1.2" d="M40 172h320M40 164v16M360 164v16M35 177l10-10M355 177l10-10" />
    <path fill="#fff" stroke="#76501D" d="M288 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0M324 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
    <path fill="#fff" stroke="#2F6F66" d="M64 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0M100 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
  </svg>
);

/** No results: corrections first, then advice, then two links. */
export function NothingFound({ q, corrections }: { q: string; corrections: readonly string[] }) {
  return (
    <div className={`sheet ${styles.none}`}>
      {drawing}
      <div>
        <PageHeading text={zhSearch.nothing(q)} />
        <Corrections className={styles.try} words={corrections} />
        <ul className={styles.hints}>
          {[...([...q.trim()].length > 1 ? [] : [zhSearch.startHint]), ...zhSearch.hints].map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <p className={`row mt-5 ${styles.ways}`}>
          <Link className="btn" to={paths.policy.root}>
            {zhSearch.allPolicies}
          </Link>
          <Link className="btn btn--line" to={paths.supplyDemand.supply.root}>
            {zhSearch.allEntries}
          </Link>
        </p>
      </div>
    </div>
  );
}
