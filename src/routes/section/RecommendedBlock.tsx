import { RecommendedExperts, RecommendedExpertsSkeleton } from '../../areas/specialist/RecommendedExperts';
import { zh } from '../../i18n/zh';
import { BlockHeading } from '../../components/BlockHeading';
import { QueryBoundary } from '../../components/QueryBoundary';
import { Icon } from '../../components/Icon';
import styles from './RecommendedBlock.module.css';
import { useContactExpert } from './useContactExpert';
import { recommendedSize, type RecommendedAnswer } from './useRecommendedExperts';

/** Recommended experts with 换一批. */
export function RecommendedBlock({ status, experts, onRetry, onRefresh }: RecommendedAnswer) {
  const contact = useContactExpert();
  const refresh = (
    <button className="btn btn--line btn--sm" type="button" onClick={onRefresh}>
      <Icon name="refresh" />
      {zh.section.refresh}
    </button>
  );
  return (
    <section className={`wrap ${styles.block}`} aria-labelledby="specialist-recommended">
      <BlockHeading id="specialist-recommended" text={zh.section.recommended} action={refresh} />
      <QueryBoundary
        framed
        status={status}
        onRetry={onRetry}
        skeleton={<RecommendedExpertsSkeleton count={recommendedSize} />}
      >
        <RecommendedExperts experts={experts} labelledBy="specialist-recommended" onContact={contact} />
      </QueryBoundary>
    </section>
  );
}
