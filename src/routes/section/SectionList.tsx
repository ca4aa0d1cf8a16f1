import type { ReactNode } from 'react';
import type { FilteredQuery } from '../../areas/filters/filtersQuery';
import { FilteredList, Panel } from './FilteredList';
import type { ListAnswer } from './PagedList';
import { SectionPage, type SectionPageProps } from './SectionPage';
import { useFilters } from './useFilters';

interface SectionListProps<Row> extends Omit<SectionPageProps, 'beside' | 'children'> {
  /** With the list's own conditions. */
  query: FilteredQuery;
  /** The answer to `query`. */
  result: ListAnswer<Row>;
  /** What the list holds, with its counter. */
  things: string;
  skeleton: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A section's page with the paged list of its entities, and what it can be filtered by. */
export function SectionList<Row>({ query, result, things, skeleton, children, ...page }: SectionListProps<Row>) {
  const filters = useFilters(page.section.area, query);
  return (
    <SectionPage
      {...page}
      // Of another choice, they would be wrong for good where no answer comes.
      counts={filters?.hasFailed ? undefined : filters?.answer?.categories}
      search={filters?.to(filters.choice)}
      beside={filters && <Panel filters={filters} />}
    >
      <FilteredList {...{ filters, things, query, result, skeleton }}>{children}</FilteredList>
    </SectionPage>
  );
}
