import { RecommendedExperts } from '../../areas/specialist/RecommendedExperts';
import { useListRecommendedSpecialistsQuery } from '../../areas/specialist/specialistApi';
import { zh } from '../../copy/zh';
import { BlockHeading } from '../../parts/BlockHeading';
import { FourStates } from '../../parts/FourStates';
import { Icon } from '../../parts/Icon';
import { ListSkeleton } from '../../parts/ListSkeleton';
import { queryStatus } from '../../parts/status';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { recommendedRefreshed, selectRecommendedPage } from '../../state/recommendedSlice';
import { lastPageOf } from './lastPage';
import styles from './RecommendedBlock.module.css';
import { useContactExpert } from './useContactExpert';

/** Page size of the recommended experts (spec §9). */
const pageSize = 3;

/** Recommended experts with 换一批, which goes to the next page and wraps to page 1 (spec §4). */
export function RecommendedBlock() {
  const dispatch = useAppDispatch();
  const pageNum = useAppSelector(selectRecommendedPage);
  const answer = useListRecommendedSpecialistsQuery({ pageNum, pageSize });
  const contact = useContactExpert();
  const last = lastPageOf(answer.data?.total ?? 0, pageSize);
  const refresh = (
    <button
      className="btn btn--line btn--sm"
      type="button"
      onClick={() => dispatch(recommendedRefreshed({ lastPage: last }))}
    >
      <Icon name="refresh" />
      {zh.section.refresh}
    </button>
  );
  return (
    <section className={`wrap ${styles.block}`} aria-labelledby="specialist-recommended">
      <BlockHeading id="specialist-recommended" text={zh.section.recommended} action={refresh} />
      <FourStates
        framed
        status={queryStatus(answer, ({ rows }) => rows.length === 0)}
        onRetry={() => void answer.refetch()}
        skeleton={<ListSkeleton shape="cards" count={pageSize} />}
      >
        <RecommendedExperts
          experts={(answer.currentData?.rows ?? []).slice(0, pageSize)}
          labelledBy="specialist-recommended"
          onContact={contact}
        />
      </FourStates>
    </section>
  );
}
