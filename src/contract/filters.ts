/** Limits of the filters in an address: number of filters, values per filter, characters per value. */
export const choiceLimits = { filters: 12, values: 60, length: 200 } as const;

/** The parameter of a list's sort order. */
export const orderName = 'order';

/**
 * The filters of a search, by parameter: one of the times; '1' for open items only, among those with a deadline; any of
 * several provinces.
 */
export const searchFilters = ['within', 'open', 'place'] as const;
export type SearchFilter = (typeof searchFilters)[number];

/** Other filters are named after their fields. */
export const filterNames = /^fd[A-Z][A-Za-z\d]{0,40}$/;

/** A facet: options for a field's values, with counts. */
export type Facet = {
  label: string;
  /** Position among the list's filters, most useful first; field order by default. */
  place?: number;
} & (
  | {
      /** An option per distinct value. */
      kind: 'value';
      /** These come first, in this order; then others by frequency. */
      first?: readonly string[];
      /** Separator of multiple values in the field. */
      separator?: string;
      /** Only the part of the value before this. */
      until?: string;
    }
  | { kind: 'year' }
  | {
      /** Numbers, or texts with one or two of them such as `8–12 千元/月`, in ranges. */
      kind: 'range';
      unit: string;
      steps: readonly number[];
      /** Hourly, daily, weekly and yearly pay is converted to monthly pay. */
      per?: 'month';
      /** The option for values without a number. */
      none?: string;
    }
  | {
      /** The date after which a row is closed. */
      kind: 'open';
    }
  | {
      /** The same, with the field of the first day. */
      kind: 'window';
      from: string;
    }
);

/** The label of a sort order; for a missing direction the order is not offered. */
export interface FieldOrders {
  asc?: string;
  desc?: string;
}

/** The active filters of a list: values by filter name, and the sort order under `order`. */
export type ListChoice = Readonly<Record<string, readonly string[]>>;

export interface FilterChoice {
  value: string;
  label: string;
  /** Number of rows with it, given the other active filters. */
  count: number;
}

/** A filter of a list; its name is the query parameter. */
export interface ListFilter {
  name: string;
  label: string;
  choices: FilterChoice[];
  /** For a single-choice filter: the "any" option, with its count. */
  none?: Omit<FilterChoice, 'value'>;
}

/** A sort order of a list; its value is the query parameter's, empty for the default. */
export interface ListOrder {
  value: string;
  label: string;
}

/** Number of rows per category, and in total under the empty code, given the active filters. */
export type CategoryCounts = Readonly<Record<string, number>>;

export interface ListFilters {
  /** Number of rows with all active filters. */
  total: number;
  /** For lists with a moderate number of categories. */
  categories?: CategoryCounts;
  filters: ListFilter[];
  /** Empty if there is only one. */
  orders: ListOrder[];
}
