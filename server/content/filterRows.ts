import type { Facet } from '../../src/contract/filters';
import type { FilterColumn } from './filterColumn';
import type { RowIds } from './rowIds';

/** All that an index holds. */
export interface FilterRows {
  /** The places of all rows in the list's own order. */
  order: Uint32Array;
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
