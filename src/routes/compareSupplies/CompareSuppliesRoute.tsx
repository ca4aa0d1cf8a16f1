import { skipToken } from '@reduxjs/toolkit/query/react';
import { isMissing } from '../../api/isMissing';
import { useQueryResult, type Query } from '../../api/query';
import { ComparisonTable } from '../../areas/getbuginess/ComparisonTable';
import { getbuginessApi } from '../../areas/getbuginess/getbuginessApi';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { Link } from '../../components/Link';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { QueryBoundary, queryStatus, RetryLink } from '../../components/QueryBoundary';
import type { Category } from '../../contract/areas/category';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../state/hooks';
import { listAddress, selectLocation } from '../../state/locationSlice';
import styles from './CompareSupplies.module.css';

type EntryQuery = Query<string, Getbuginess | null> | undefined;

interface CompareSuppliesProps {
  queries: {
    first: EntryQuery;
    second: EntryQuery;
    third: EntryQuery;
    categories: Query<undefined, Category[] | null>;
  };
}

const { useQuery } = getbuginessApi.endpoints.getGetbuginess;

/** Supplies side by side; one that fails to load does not hide the others. */
export default function CompareSuppliesRoute({ queries }: CompareSuppliesProps) {
  const categories = useQueryResult(queries.categories).data;
  const results = [
    useQuery(queries.first?.arg ?? skipToken),
    useQuery(queries.second?.arg ?? skipToken),
    useQuery(queries.third?.arg ?? skipToken),
  ].filter(({ isUninitialized }) => !isUninitialized);
  const loaded = results.flatMap(({ currentData }) => currentData ?? []);
  // An address may name anything, but only a category shares its measures.
  const entries = loaded.filter(({ fdType }) => fdType === loaded[0]?.fdType);
  const statuses = results.map((result) => queryStatus(result));
  const removed = results.filter(isMissing);
  const missing = results.filter((result, at) => statuses[at] === 'failed' && !isMissing(result));
  const retry = () => missing.forEach(({ refetch }) => void refetch());
  const status = statuses.includes('loading')
    ? 'loading'
    : entries.length > 0
      ? 'ready'
      : missing.length > 0
        ? 'failed'
        : 'empty';
  const list = paths.supplyDemand.supply.root;
  const lastList = useAppSelector((state) => listAddress(selectLocation(state), list).to);
  const back = (
    <Link className="btn btn--line" to={lastList}>
      {zh.comparison.another}
    </Link>
  );
  return (
    <div className="wrap mt-4">
      <PageTitle heading={zh.comparison.title} />
      <Breadcrumbs items={[{ label: zh.nav.supplyDemand, to: list }, { label: zh.comparison.title }]} />
      <PageHeading className={styles.heading} text={zh.comparison.title} />
      <QueryBoundary
        bordered
        status={status}
        onRetry={retry}
        emptyAction={
          <>
            <p>{removed.length > 0 ? zh.states.gone : zh.comparison.none}</p>
            {back}
          </>
        }
      >
        {removed.length > 0 && <p>{zh.comparison.removed(removed.length)}</p>}
        {missing.length > 0 && (
          <p>
            <span>{zh.comparison.missing(missing.length)}</span>{' '}
            <RetryLink what={zh.comparison.entries} onRetry={retry} />
          </p>
        )}
        {entries.length < loaded.length && <p>{zh.comparison.others(loaded.length - entries.length)}</p>}
        <ComparisonTable entries={entries} categories={categories} />
        <p>{back}</p>
      </QueryBoundary>
    </div>
  );
}
