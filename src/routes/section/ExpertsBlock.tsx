import type { ReactNode } from 'react';
import type { Page } from '../../api/portalApi';
import type { QueryHookResult } from '../../api/query';
import { RecommendedExperts, RecommendedExpertsSkeleton } from '../../areas/specialist/RecommendedExperts';
import { Block } from '../../components/Block';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { recommendedSize } from './sectionQueries';
import type { Specialist } from '../../contract/areas/specialist';

interface ExpertsBlockProps {
  /** Of the heading. */
  id: string;
  heading: string;
  /** Beside the heading. */
  action: ReactNode;
  className: string;
  result: QueryHookResult<Page<Specialist>>;
}

/** Those of a page of recommended experts that are shown. */
export const expertsOf = (page: Page<Specialist> | null | undefined) => (page?.rows ?? []).slice(0, recommendedSize);

/** A block of recommended experts, on the home page and in the experts section. */
export function ExpertsBlock({ id, heading, action, className, result }: ExpertsBlockProps) {
  return (
    <Block className={className} id={id} text={heading} action={action}>
      <QueryBoundary
        bordered
        status={queryStatus(result, ({ rows }) => rows.length === 0)}
        onRetry={() => void result.refetch()}
        skeleton={<RecommendedExpertsSkeleton count={recommendedSize} />}
      >
        <RecommendedExperts experts={expertsOf(result.currentData)} labelledBy={id} />
      </QueryBoundary>
    </Block>
  );
}
