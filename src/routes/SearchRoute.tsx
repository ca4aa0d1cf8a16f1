import { useSearchParams } from 'react-router-dom';
import { ClearKey } from '../areas/search/ClearKey';
import { SearchField } from '../areas/search/SearchField';
import { useSearchContentQuery } from '../areas/search/searchApi';
import { useKeptSearch } from '../areas/search/useKeptSearch';
import { PageHeading } from '../components/PageHeading';
import { PageStatus } from '../components/PageStatus';
import { PageTitle } from '../components/PageTitle';
import { QueryBoundary } from '../components/QueryBoundary';
import { queryStatus } from '../components/status';
import { orderName } from '../contract/filters';
import type { SearchQuery } from '../contract/search';
import { zh } from '../i18n/zh';
import { zhSearch } from '../i18n/zhSearch';
import { selectOffers } from '../state/extrasSlice';
import { useAppSelector } from '../state/hooks';
import { NotFoundRoute } from './NotFoundRoute';
import { Corrections } from './search/Corrections';
import { NothingFound } from './search/NothingFound';
import { FoundAreas } from './search/FoundAreas';
import { searchQuery } from './search/searchQuery';
import { totalFound } from './search/totalFound';
import styles from './SearchRoute.module.css';

/** /search?q=…: what all areas have of it; with an area, all that this one has. */
export function SearchRoute() {
  const offered = useAppSelector((state) => selectOffers(state, 'search'));
  const [search] = useSearchParams();
  const query = searchQuery(search);
  if (!offered) return <NotFoundRoute />;
  return (
    <div className={`wrap ${styles.page}`}>
      {/* Elsewhere it stands in the header. */}
      <div className={styles.field}>
        <SearchField q={query?.q ?? ''} clearKey={(onClear) => <ClearKey onClear={onClear} />} />
      </div>
      {query ? <Results key={`${query.q} ${query.area ?? ''}`} query={query} /> : <Start />}
    </div>
  );
}

/** Before anything is looked for. */
function Start() {
  return (
    <div className={styles.head}>
      <PageTitle heading={zh.search.name} />
      <PageHeading text={zhSearch.start} />
      <p>{zhSearch.startHint}</p>
    </div>
  );
}

function Results({ query }: { query: SearchQuery }) {
  const result = useSearchContentQuery(query);
  // With another choice, or page, those before stay until the new ones are there.
  const page = result.currentData ?? (result.isFetching ? result.data : undefined);
  const status = page ? 'ready' : queryStatus(result);
  const isEmpty = page?.groups.length === 0 && totalFound(page) === 0 && page.filters.length === 0;
  useKeptSearch(page && !isEmpty ? query.q : null);
  return (
    <>
      <PageTitle heading={zhSearch.results(query.q)} />
      {status === 'failed' && <PageStatus code={503} />}
      {!isEmpty && (
        <div className={styles.head}>
          <PageHeading className={styles.quoted} text={zhSearch.results(query.q)} />
          <p role="status">
            {page
              ? zhSearch.total(totalFound(page), page.more, query.choice?.[orderName] !== undefined)
              : zh.site.loading}
          </p>
          {page?.loose && <p>{zhSearch.loose}</p>}
          {page?.loose && <Corrections words={page.corrections} />}
        </div>
      )}
      <QueryBoundary bordered status={status} onRetry={() => void result.refetch()}>
        {page &&
          (isEmpty ? (
            <NothingFound q={query.q} corrections={page.corrections} />
          ) : (
            <FoundAreas {...{ query, page }} isCurrent={page === result.currentData} />
          ))}
      </QueryBoundary>
    </>
  );
}
