import { zh } from '../../i18n/zh';
import { Icon } from '../../components/Icon';
import { ExpertsBlock } from '../section/ExpertsBlock';
import styles from './RecommendedBlock.module.css';
import type { RecommendedAnswer } from './useRecommendedExperts';

/** Recommended experts with 换一批. */
export function RecommendedBlock({ status, experts, onRetry, onRefresh }: RecommendedAnswer) {
  return (
    <ExpertsBlock
      id="specialist-recommended"
      heading={zh.browse.recommended}
      className={`wrap ${styles.block}`}
      action={
        <button className="btn btn--line btn--sm" type="button" data-needs-script onClick={onRefresh}>
          <Icon name="refresh" />
          {zh.browse.refresh}
        </button>
      }
      status={status}
      experts={experts}
      onRetry={onRetry}
    />
  );
}
