import type { ReactNode } from 'react';
import { useQueryResult } from '../../api/query';
import { FilteredList, Panel } from './FilteredList';
import { SectionPage, type SectionPageProps } from './SectionPage';
import type { ListScreenProps } from './sectionQueries';
import { useFilters } from './useFilters';

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
