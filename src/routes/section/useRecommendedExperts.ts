import { useListRecommendedSpecialistsQuery } from '../../areas/specialist/specialistApi';
import type { Specialist } from '../../contract/specialist';
import { queryStatus, type Status } from '../../components/status';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { recommendedRefreshed, selectRecommendedPage } from '../../state/recommendedSlice';
import { lastPageOf } from './lastPage';
import { recommendedSize } from './recommendedSize';

export interface RecommendedAnswer {
  status: Status;
  /** Those shown; while the next ones are on their way, those before them. */
  experts: Specialist[];
  /** Nobody is known yet. */
  isFirst: boolean;
  onRetry: () => void;
  /** 换一批: the next page, and page 1 after the last. */
  onRefresh: () => void;
}

/** The recommended experts of the talent section. */
export function useRecommendedExperts(): RecommendedAnswer {
  const dispatch = useAppDispatch();
  const pageNum = useAppSelector(selectRecommendedPage);
  const result = useListRecommendedSpecialistsQuery({ pageNum, pageSize: recommendedSize });
  const status = queryStatus(result, ({ rows }) => rows.length === 0);
  const lastPage = lastPageOf(result.data?.total ?? 0, recommendedSize);
  return {
    status,
    experts: (result.data?.rows ?? []).slice(0, recommendedSize),
    isFirst: status === 'loading' && !result.data,
    onRetry: () => void result.refetch(),
    onRefresh: () => dispatch(recommendedRefreshed({ lastPage })),
  };
}
