import type { Facet } from '../../src/contract/filters';
import type { FilterColumn } from './filterColumn';
import type { RowIds } from './rowIds';

/** All that an index holds. */
export interface FilterRows {
  /** The places of all rows in the list's own order. */
  order: Uint32Array;
  ids: RowIds;
  /** Condition columns, by field. */
  conditions: Map<string, FilterColumn>;
  /** The one that tells most being the first. */
  facets: Map<string, { facet: Facet; column: FilterColumn }>;
  /** Sort values, by field; NaN: no value. */
  numbers: Map<string, Float64Array>;
  /** Last day of each row, for lists whose closed rows come last. */
  closes: FilterColumn | null;
}
