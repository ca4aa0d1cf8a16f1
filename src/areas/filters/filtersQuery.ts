import type { ListQuery } from '../../contract/envelope';
import { orderName, type ListChoice } from '../../contract/filters';

/** Which list, and what is chosen of it. */
export interface FiltersQuery {
  area: string;
  /** The list's own conditions. */
  of: { category?: string; type?: string };
  choice: ListChoice;
}

/** What a list is asked for, with its own conditions. */
export type FilteredQuery = ListQuery & FiltersQuery['of'];

/** The filters of what a list is asked for; they do not depend on its order. */
export function filtersQuery(area: string, { category, type, choice = {} }: FilteredQuery): FiltersQuery {
  const filters = Object.entries(choice).filter(([name]) => name !== orderName);
  return { area, of: { category, type }, choice: Object.fromEntries(filters) };
}
