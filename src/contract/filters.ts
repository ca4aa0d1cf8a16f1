/** What is read of a list's choice at most: filters, values of each of them, and characters of a value. */
export const mostOfChoice = { filters: 12, values: 60, length: 200 } as const;

/** The parameter of a list's order. */
export const orderName = 'order';

/**
 * The filters of what a search found, by the query's names: one of the times; '1' for what is still open, of all that closes;
 * and any of several provinces.
 */
export const searchFilters = ['within', 'open', 'place'] as const;
export type SearchFilter = (typeof searchFilters)[number];

/** Filters have their fields' names. */
export const filterNames = /^fd[A-Z][A-Za-z\d]{0,40}$/;

/** How a list is filtered by a field: the server offers choices of it, and counts what each of them leaves. */
export type Facet = {
  label: string;
  /** Which of the list's filters it is, the one that tells most being the first; without it as the fields stand. */
  place?: number;
} & (
  | {
      /** A choice for each value there is. */
      kind: 'value';
      /** These come first, in this order; others follow, the most frequent first. */
      first?: readonly string[];
      /** The field holds several values, with this between them. */
      separator?: string;
      /** Of a value only what stands before this. */
      until?: string;
    }
  | { kind: 'year' }
  | {
      /** Numbers, or texts with one or two of them such as `8–12 千元/月`, from step to step. */
      kind: 'range';
      unit: string;
      steps: readonly number[];
      /** What is paid by the hour, the day, the week or the year is told by the month. */
      per?: 'month';
      /** The choice of what has no number. */
      none?: string;
    }
  | {
      /** The day after which a row is closed. */
      kind: 'open';
    }
  | {
      /** The same, with the field that holds the first day. */
      kind: 'window';
      from: string;
    }
);

/** What an order of a list is called; by what is missing an order is not offered. */
export interface FieldOrders {
  asc?: string;
  desc?: string;
}

/** What is chosen of a list: the values of each filter by its name, and under `order` that of its order. */
export type ListChoice = Readonly<Record<string, readonly string[]>>;

/** A choice of a filter. */
export interface FilterChoice {
  value: string;
  label: string;
  /** Rows that it leaves, given what is chosen of the other filters. */
  count: number;
}

/** A filter of a list; its name is the query's. */
export interface ListFilter {
  name: string;
  label: string;
  choices: FilterChoice[];
  /** Where one choice alone can be made: what stands for none of them, with the rows that it leaves. */
  none?: Omit<FilterChoice, 'value'>;
}

/** An order of a list; its value is the query's, empty for the one without a word. */
export interface ListOrder {
  value: string;
  label: string;
}

/** How many rows a list has of each category, and under the empty one of all, given what is chosen. */
export type CategoryCounts = Readonly<Record<string, number>>;

/** What a list can be filtered and sorted by. */
export interface ListFilters {
  /** Rows that are left by all that is chosen. */
  total: number;
  /** Of a list that has categories, and not very many. */
  categories?: CategoryCounts;
  filters: ListFilter[];
  /** None where there is one alone. */
  orders: ListOrder[];
}
