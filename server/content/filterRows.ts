import type { Facet } from '../../src/contract/filters';
import type { FilterColumn } from './filterColumn';
import type { RowIds } from './rowIds';

/** All that an index holds; the rows are in the list's own order. */
export interface FilterRows {
  ids: RowIds;
  /** What conditions are about, by field. */
  conditions: Map<string, FilterColumn>;
  /** The one that tells most being the first. */
  facets: Map<string, { facet: Facet; column: FilterColumn }>;
  /** What the rows can be sorted by, by field; NaN: nothing. */
  numbers: Map<string, Float64Array>;
  /** The last day of each row, of a list whose closed rows come last. */
  closes: FilterColumn | null;
}
