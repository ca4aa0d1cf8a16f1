import { useQueryResult } from '../../api/query';
import { SearchField } from '../../areas/search/SearchField';
import { useRecentSearch } from '../../areas/search/searchBoxSlice';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { PageStatus } from '../../components/PageStatus';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { orderName } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import { useOffers } from '../../state/hooks';
import NotFoundRoute from '../notFound/NotFoundRoute';
import { FoundAreas, Corrections, NothingFound, SearchStart } from './FoundAreas';
import { type searchQueries, totalFound } from './searchQueries';
import styles from './SearchRoute.module.css';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../../components/Icon';
import { paths } from '../../lib/paths';
import fieldStyles from '../../areas/search/SearchField.module.css';

type Asked = ReturnType<typeof searchQueries>;

export default function SearchRoute({ queries: { found } }: { queries: Asked }) {
  const offered = useOffers('search');
  if (!offered) return <NotFoundRoute />;
  return (
    <div className={`wrap ${styles.page}`}>
      {/* On other pages it is in the header. */}
      <div className={styles.field}>
        <SearchField q={found?.arg.q ?? ''} clearButton={(onClear) => <ClearButton onClear={onClear} />} />
      </div>
      {found ? <Results key={`${found.arg.q} ${found.arg.area ?? ''}`} found={found} /> : <SearchStart />}
    </div>
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
        <div className={`${styles.head} ${styles.results}`}>
          <PageHeading className={styles.quoted} text={zhSearch.results(query.q)} />
          <p className={`mt-1 text-15 ink-2 ${styles.number}`} role="status">
            {page
              ? zhSearch.total(totalFound(page), page.more, query.choice?.[orderName] !== undefined)
              : zh.site.loading}
          </p>
          {page?.loose && <p className="mt-1 text-15 ink-2">{zhSearch.loose}</p>}
          {page?.loose && <Corrections className="mt-1 text-15 ink-2" words={page.corrections} />}
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

/** Clears the field beside it. Without script it links to the empty search page. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const clear = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    onClear();
    event.currentTarget.parentElement!.querySelector('input')!.focus();
  };
  return (
    <a
      className={fieldStyles.clear}
      href={paths.search}
      role="button"
      aria-label={zhSearch.clear}
      onClick={clear}
      onKeyDown={(event) => {
        if (event.key === ' ') clear(event);
      }}
    >
      <Icon name="close" size={16} />
    </a>
  );
}
