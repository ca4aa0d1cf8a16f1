import type { ReactNode } from 'react';
import { RecommendedExperts, RecommendedExpertsSkeleton } from '../../areas/specialist/RecommendedExperts';
import { Block } from '../../components/Block';
import { QueryBoundary, type Status } from '../../components/QueryBoundary';
import { recommendedSize } from './sectionQueries';
import { useContactExpert } from './useContactExpert';
import type { Specialist } from '../../contract/areas/specialist';

export interface ExpertsAnswer {
  status: Status;
  /** The current ones; the previous ones while loading. */
  experts: Specialist[];
  onRetry: () => void;
}

interface ExpertsBlockProps extends ExpertsAnswer {
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
    <Block className={className} id={id} text={heading} action={action}>
      <QueryBoundary
        bordered
        status={status}
        onRetry={onRetry}
        skeleton={<RecommendedExpertsSkeleton count={recommendedSize} />}
      >
        <RecommendedExperts experts={experts} labelledBy={id} onContact={contact} />
      </QueryBoundary>
    </Block>
  );
}
