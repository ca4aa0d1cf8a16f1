import { useSearchParams } from 'react-router-dom';
import { useListFiltersQuery } from '../../areas/filters/filtersApi';
import { filtersQuery, type FilteredQuery } from '../../areas/filters/filtersQuery';
import { queryStatus } from '../../components/status';
import type { ListChoice, ListFilters } from '../../contract/filters';
import { orderName, queryForChoice } from '../../lib/listChoice';
import { selectOffers } from '../../state/extrasSlice';
import { useAppSelector } from '../../state/hooks';

/** A list's filters as its page shows them. */
export interface Filters {
  area: string;
  query: FilteredQuery;
  /** Of the choice, or of the one before until it is there. */
  answer: ListFilters | undefined;
  hasFailed: boolean;
  choice: ListChoice;
  /** How many choices of filters there are. */
  chosen: number;
  choose: (choice: ListChoice) => void;
  /** The address of the list with another choice. */
  to: (choice: ListChoice) => string;
  retry: () => void;
}

/**
 * The filters of a list, where the backend offers any; null where not.
 *
 * @param query what the list is asked for, with its own conditions
 */
export function useFilters(area: string, query: FilteredQuery): Filters | null {
  const offered = useAppSelector((state) => selectOffers(state, 'filters'));
  const [search, setSearch] = useSearchParams();
  const result = useListFiltersQuery(filtersQuery(area, query), { skip: !offered });
  const answer = result.data ?? undefined;
  const hasNothing = answer?.filters.length === 0 && answer.orders.length === 0;
  if (!offered || hasNothing) return null;
  const { choice = {} } = query;
  const names = Object.keys(choice).filter((name) => name !== orderName);
  return {
    area,
    query,
    answer,
    hasFailed: queryStatus(result) === 'failed',
    choice,
    chosen: names.reduce((sum, name) => sum + choice[name].length, 0),
    choose: (next) => setSearch(queryForChoice(search, next), { preventScrollReset: true }),
    to: (next) => `?${queryForChoice(search, next)}`,
    retry: () => void result.refetch(),
  };
}
