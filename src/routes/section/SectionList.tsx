import type { ReactNode } from 'react';
import type { ListQuery } from '../../contract/envelope';
import { PagedList, type ListAnswer } from './PagedList';
import { SectionPage, type SectionPageProps } from './SectionPage';

interface SectionListProps<Row> extends Omit<SectionPageProps, 'children'> {
  query: ListQuery;
  /** The answer to `query`. */
  result: ListAnswer<Row>;
  skeleton: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A section's page with the paged list of its entities. */
export function SectionList<Row>({ query, result, skeleton, children, ...page }: SectionListProps<Row>) {
  return (
    <SectionPage {...page}>
      <PagedList query={query} result={result} skeleton={skeleton}>
        {children}
      </PagedList>
    </SectionPage>
  );
}
