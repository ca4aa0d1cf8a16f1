import { useState } from 'react';
import { queryStatus, type Status } from '../../components/status';
import type { ListFilters } from '../../contract/filters';
import { useListFiltersQuery } from './filtersApi';
import { filtersQuery, type FilteredQuery } from './filtersQuery';

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
 * @param query what the list is asked for, with its own conditions
 */
export function useListFilters(area: string, query: FilteredQuery, skip = false): AnsweredFilters {
  const result = useListFiltersQuery(filtersQuery(area, query), { skip });
  const [last, setLast] = useState<{ area: string; answer: ListFilters }>();
  const answer = result.currentData ?? undefined;
  if (answer && (last?.answer !== answer || last.area !== area)) setLast({ area, answer });
  return {
    // An empty one was another category's.
    answer: answer ?? (last?.area === area && last.answer.filters.length > 0 ? last.answer : undefined),
    isFormer: !answer,
    status: queryStatus(result),
    retry: () => void result.refetch(),
  };
}
