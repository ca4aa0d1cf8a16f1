import type { ReactNode } from 'react';
import { RecommendedExperts, RecommendedExpertsSkeleton } from '../../areas/specialist/RecommendedExperts';
import { BlockHeading } from '../../components/BlockHeading';
import { QueryBoundary } from '../../components/QueryBoundary';
import { recommendedSize } from './sectionQueries';
import { useContactExpert } from './useContactExpert';
import type { RecommendedAnswer } from '../specialistList/useRecommendedExperts';

interface ExpertsBlockProps extends Pick<RecommendedAnswer, 'status' | 'experts' | 'onRetry'> {
  /** Of the heading. */
  id: string;
  heading: string;
  /** Beside the heading. */
  action: ReactNode;
  className: string;
}

/** A block of recommended experts, on the home page and in the experts section. */
export function ExpertsBlock({ id, heading, action, className, status, experts, onRetry }: ExpertsBlockProps) {
  const contact = useContactExpert();
  return (
    <section className={className} aria-labelledby={id}>
      <BlockHeading id={id} text={heading} action={action} />
      <QueryBoundary
        bordered
        status={status}
        onRetry={onRetry}
        skeleton={<RecommendedExpertsSkeleton count={recommendedSize} />}
      >
        <RecommendedExperts experts={experts} labelledBy={id} onContact={contact} />
      </QueryBoundary>
    </section>
  );
}
