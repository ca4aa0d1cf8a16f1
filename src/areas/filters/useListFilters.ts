import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { queryStatus, type Status } from '../../components/status';
import type { ListFilters } from '../../contract/filters';
import { useListFiltersQuery } from './filtersApi';
import type { FiltersQuery } from './filtersQuery';

interface AnsweredFilters {
  /** Of the current query, or of the previous one while loading. */
  answer: ListFilters | undefined;
  /** The data is that of an earlier query. */
  isStale: boolean;
  /** Of the current query. */
  status: Status;
  retry: () => void;
}

/**
 * The filters of an area's list. Earlier data stays while loading: without it nothing could be deselected.
 *
 * @param asked undefined where nothing is offered
 */
export function useListFilters(asked: FiltersQuery | undefined): AnsweredFilters {
  const result = useListFiltersQuery(asked ?? skipToken);
  const area = asked?.area;
  const [last, setLast] = useState<{ area: string | undefined; answer: ListFilters }>();
  const answer = result.currentData ?? undefined;
  if (answer && (last?.answer !== answer || last.area !== area)) setLast({ area, answer });
  return {
    // An empty one was another category's.
    answer: answer ?? (last && last.area === area && last.answer.filters.length > 0 ? last.answer : undefined),
    isStale: !answer,
    status: queryStatus(result),
    retry: () => void result.refetch(),
  };
}
