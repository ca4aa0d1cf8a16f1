import { useEffect, useState } from 'react';
import { useQueryResult } from '../../api/query';
import { ClearButton } from '../../areas/search/ClearButton';
import { readRecentSearches } from '../../areas/search/recentSearches';
import { useSuggestQuery } from '../../areas/search/searchApi';
import { SearchField } from '../../areas/search/SearchField';
import { searchPath } from '../../areas/search/searchPaths';
import { useRecentSearch } from '../../areas/search/useRecentSearch';
import { Link } from '../../components/Link';
import { PageHeading } from '../../components/PageHeading';
import { PageStatus } from '../../components/PageStatus';
import { PageTitle } from '../../components/PageTitle';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import { areaNames, areas } from '../../contract/areas';
import { orderName } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import { selectOffers } from '../../state/extrasSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { NotFoundRoute } from '../notFound/NotFoundRoute';
import { Corrections } from './Corrections';
import { NothingFound } from './NothingFound';
import { FoundAreas } from './FoundAreas';
import type { searchQueries } from './searchQueries';
import { totalFound } from './totalFound';
import styles from './SearchRoute.module.css';

type Asked = ReturnType<typeof searchQueries>;

export function SearchRoute({ queries: { found } }: { queries: Asked }) {
  const offered = useAppSelector((state) => selectOffers(state, 'search'));
  if (!offered) return <NotFoundRoute />;
  return (
    <div className={`wrap ${styles.page}`}>
      {/* On other pages it is in the header. */}
      <div className={styles.field}>
        <SearchField q={found?.arg.q ?? ''} clearButton={(onClear) => <ClearButton onClear={onClear} />} />
      </div>
      {found ? <Results key={`${found.arg.q} ${found.arg.area ?? ''}`} found={found} /> : <Start />}
    </div>
  );
}

/** The sections by name; jobs have none of their own. */
const sections = areaNames
  .filter((area) => area !== 'recruit')
  .map((area) => ({ to: areas[area].detail.replace(/\/detail.*/, ''), text: areas[area].name }));

/** Before a search: the sections, recent searches, and frequent words. */
function Start() {
  const dispatch = useAppDispatch();
  // The search field's state loads with its first use.
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { currentData } = useSuggestQuery('');
  useEffect(() => setRecent(dispatch(readRecentSearches())), [dispatch]);
  const search = (q: string) => ({ to: searchPath(q), text: q });
  return (
    <div className={styles.head}>
      <PageTitle heading={zh.search.name} />
      <PageHeading text={zhSearch.start} />
      <p>{zhSearch.startHint}</p>
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
      <ul className="row" role="list">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link className="btn btn--line" to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Results({ found }: { found: NonNullable<Asked['found']> }) {
  const query = found.arg;
  const result = useQueryResult(found);
  // While other filters, or another page, load, the previous results stay.
  const page = result.currentData ?? (result.isFetching ? result.data : undefined);
  const status = page ? 'ready' : queryStatus(result);
  const isEmpty = page?.groups.length === 0 && totalFound(page) === 0 && page.filters.length === 0;
  useRecentSearch(page && !isEmpty ? query.q : null);
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
