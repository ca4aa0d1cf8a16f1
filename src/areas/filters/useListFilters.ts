import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { queryStatus, type Status } from '../../components/status';
import type { ListFilters } from '../../contract/filters';
import { useListFiltersQuery } from './filtersApi';
import type { FiltersQuery } from './filtersQuery';

interface AnsweredFilters {
  /** Of what is asked, or of what was asked before until there is something to read. */
  answer: ListFilters | undefined;
  /** The answer is that of an earlier choice. */
  isFormer: boolean;
  /** Of what is asked. */
  status: Status;
  retry: () => void;
}

/**
 * What an area's list can be filtered by. What was answered once stays: without it nothing could be taken back.
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
    isFormer: !answer,
    status: queryStatus(result),
    retry: () => void result.refetch(),
  };
}
