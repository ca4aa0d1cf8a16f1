import type { Facet } from '../../src/contract/filters';
import type { Sorting } from '../lib/argsort';
import type { FilterColumn } from './filterColumn';
import type { RowIds } from './rowIds';

/** What is read of a row. */
export type IndexedRow = Readonly<Record<string, string | null>>;

/** What the rows can be sorted by. */
export interface SortNumbers {
  /** By row; NaN: nothing. */
  values: Float64Array;
  of(row: IndexedRow): number;
}

/** All that an index holds. Rows stand in the order of their ids, the greatest first. */
export interface FilterRows {
  /** The places of all rows in the list's own order. */
  order: Uint32Array;
  /** What the list's own order is by. */
  sortedBy: { column: string; sorting: Sorting };
  ids: RowIds;
  /** What conditions are about, by field. */
  conditions: Map<string, FilterColumn>;
  /** The one that tells most being the first. */
  facets: Map<string, { facet: Facet; column: FilterColumn }>;
  /** By field. */
  numbers: Map<string, SortNumbers>;
  /** The last day of each row, of a list whose closed rows come last. */
  closes: FilterColumn | null;
}
