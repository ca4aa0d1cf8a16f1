import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../areas/search/SearchField';
import { SearchHits } from '../areas/search/SearchHits';
import { useSearchContentQuery } from '../areas/search/searchApi';
import { searchPath } from '../areas/search/searchPaths';
import { BlockHeading } from '../components/BlockHeading';
import { MoreLink } from '../components/MoreLink';
import { PageHeading } from '../components/PageHeading';
import { PageStatus } from '../components/PageStatus';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { QueryBoundary } from '../components/QueryBoundary';
import { SideNav } from '../components/SideNav';
import { queryStatus } from '../components/status';
import { searchAreas, type SearchPage, type SearchQuery } from '../contract/search';
import { zh } from '../i18n/zh';
import { zhSearch } from '../i18n/zhSearch';
import { selectOffers } from '../state/extrasSlice';
import { useAppSelector } from '../state/hooks';
import { useNow } from './section/useNow';
import { NotFoundRoute } from './NotFoundRoute';
import { NothingFound } from './search/NothingFound';
import { searchPageSize, searchQuery } from './search/searchQuery';
import styles from './SearchRoute.module.css';
import { queryForPage } from './section/pageOfAddress';

/** /search?q=…: what all areas have of it; with an area, all that this one has. */
export function SearchRoute() {
  const offered = useAppSelector((state) => selectOffers(state, 'search'));
  const [search] = useSearchParams();
  const query = searchQuery(search);
  if (!offered) return <NotFoundRoute />;
  return (
    <div className={`wrap ${styles.page}`}>
      <SearchField q={query?.q ?? ''} />
      {query ? <Results query={query} /> : <Start />}
    </div>
  );
}

/** Before anything is looked for. */
function Start() {
  return (
    <div className={styles.head}>
      <PageTitle heading={zhSearch.search} />
      <PageHeading text={zhSearch.start} />
      <p>{zhSearch.startHint}</p>
    </div>
  );
}

function Results({ query }: { query: SearchQuery }) {
  const result = useSearchContentQuery(query);
  const status = queryStatus(result);
  const page = result.currentData;
  const isEmpty = page?.groups.length === 0;
  return (
    <>
      <PageTitle heading={zhSearch.results(query.q)} />
      {status === 'failed' && <PageStatus code={503} />}
      {!isEmpty && (
        <div className={styles.head}>
          <PageHeading text={zhSearch.results(query.q)} />
          <p role="status">{page ? zhSearch.total(totalOf(page), page.more) : zh.site.loading}</p>
          {page?.loose && <p>{zhSearch.loose}</p>}
        </div>
      )}
      <QueryBoundary bordered status={status} onRetry={() => void result.refetch()}>
        {page &&
          (isEmpty ? <NothingFound q={query.q} corrections={page.corrections} /> : <Found {...{ query, page }} />)}
      </QueryBoundary>
    </>
  );
}

const totalOf = ({ counts }: SearchPage): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The areas with their counts, and what was found of each. */
function Found({ query, page }: { query: SearchQuery; page: SearchPage }) {
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const { q, area: named, pageNum = 1 } = query;
  const areas = [
    { key: 'all', label: zhSearch.all, to: searchPath(q), current: !named, count: totalOf(page) },
    ...searchAreas
      .filter((area) => page.counts[area])
      .map((area) => ({
        key: area,
        label: zhSearch.names[area],
        to: searchPath(q, area),
        current: area === named,
        count: page.counts[area],
      })),
  ];
  return (
    <div className={`cols ${styles.cols}`}>
      <SideNav name={zhSearch.areas} items={areas} />
      <div>
        {page.groups.map(({ area, count, rows }) => {
          const name = zhSearch.names[area];
          const id = `found-${area}`;
          const isMore = !named && count > rows.length;
          return (
            <section key={area} className={styles.group} aria-labelledby={id}>
              <BlockHeading
                id={id}
                text={`${name} ${zhSearch.count(count)}`}
                action={isMore && <MoreLink to={searchPath(q, area)}>{zhSearch.allOf(name)}</MoreLink>}
              />
              <SearchHits hits={rows} name={name} now={now} headingLevel={3} />
            </section>
          );
        })}
        {named && (
          <Pagination
            total={page.total}
            counted
            pageSize={searchPageSize}
            page={pageNum}
            onPage={(next) => setSearch(queryForPage(search, next))}
          />
        )}
      </div>
    </div>
  );
}
