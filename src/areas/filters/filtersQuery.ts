import type { ListQuery } from '../../contract/envelope';
import { orderName, type ListChoice } from '../../contract/filters';

/** The list, and its active filters. */
export interface FiltersQuery {
  area: string;
  /** The list's own conditions. */
  of: { category?: string; type?: string };
  choice: ListChoice;
}

/** The list's query, with its own conditions. */
export type FilteredQuery = ListQuery & FiltersQuery['of'];

/** The filters query for a list query; it does not depend on the order. */
export function filtersQuery(area: string, { category, type, choice = {} }: FilteredQuery): FiltersQuery {
  const filters = Object.entries(choice).filter(([name]) => name !== orderName);
  return { area, of: { category, type }, choice: Object.fromEntries(filters) };
}
