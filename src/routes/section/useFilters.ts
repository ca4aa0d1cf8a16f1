import { useSearchParams } from 'react-router-dom';
import type { FilteredQuery } from '../../areas/filters/filtersQuery';
import { useListFilters } from '../../areas/filters/useListFilters';
import { orderName, type ListChoice, type ListFilters } from '../../contract/filters';
import { chosenOf, knownChoice, queryForChoice } from '../../lib/listChoice';
import type { FiltersRead } from './sectionQueries';

/** A list's filters, as its page uses them. */
export interface Filters {
  area: string;
  query: FilteredQuery;
  /** For the active filters, or for the previous ones while loading. */
  answer: ListFilters | undefined;
  /** The data is that of earlier filters. */
  isStale: boolean;
  hasFailed: boolean;
  /** The active filters that the list has. */
  choice: ListChoice;
  /** Number of active filters that the list has; all of them until its filters are known. */
  chosen: number;
  choose: (choice: ListChoice) => void;
  /** The address of the list with other filters. */
  to: (choice: ListChoice) => string;
  retry: () => void;
}

/**
 * The filters of a list; null if the backend offers none.
 *
 * @param query what the list is asked for, with its own conditions
 * @param filters what asks for them
 */
export function useFilters(query: FilteredQuery, filters: FiltersRead | undefined): Filters | null {
  const [, setSearch] = useSearchParams();
  const { answer, isStale, status, retry } = useListFilters(filters?.arg);
  const hasNothing = answer?.filters.length === 0 && answer.orders.length === 0;
  if (!filters || hasNothing) return null;
  // Until the answer is there, anything may be one of the list's.
  const known = (asked: ListChoice) => (answer && !isStale ? knownChoice(answer, asked) : asked);
  const choice = known(query.choice ?? {});
  // In the order of the list's filters. The dialog may know an option that this response does not contain yet.
  const queryFor = (next: ListChoice) => queryForChoice({ ...known(next), ...next });
  const names = Object.keys(choice).filter((name) => name !== orderName);
  return {
    area: filters.arg.area,
    query,
    answer,
    isStale,
    hasFailed: status === 'failed',
    choice,
    chosen: answer ? chosenOf(answer.filters, choice).length : names.flatMap((name) => choice[name]).length,
    choose: (next) => setSearch(queryFor(next), { preventScrollReset: true }),
    to: (next) => `?${queryFor(next)}`,
    retry,
  };
}
