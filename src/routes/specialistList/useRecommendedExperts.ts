import { useQueryResult } from '../../api/query';
import type { Specialist } from '../../contract/areas/specialist';
import { queryStatus, type Status } from '../../components/QueryBoundary';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { recommendedRefreshed, selectRecommendedPage } from '../../state/rotationSlices';
import { recommendedSize, type ListRead, lastPageOf } from '../section/sectionQueries';

export interface RecommendedAnswer {
  status: Status;
  /** The current ones; the previous ones while loading. */
  experts: Specialist[];
  /** Nothing has loaded yet. */
  isFirst: boolean;
  onRetry: () => void;
  /** 换一批: the next page, and page 1 after the last. */
  onRefresh: () => void;
}

/**
 * The recommended experts of the experts section.
 *
 * @param first queries the first page
 */
export function useRecommendedExperts(first: ListRead<Specialist>): RecommendedAnswer {
  const dispatch = useAppDispatch();
  const pageNum = useAppSelector(selectRecommendedPage);
  const result = useQueryResult({ ...first, arg: { ...first.arg, pageNum } });
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
