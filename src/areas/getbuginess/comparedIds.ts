/** Number of columns that fit a phone. */
export const mostCompared = 3;

/** The ids of the compared entries in an address, without duplicates. */
export const comparedIds = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('id'))].filter(Boolean).slice(0, mostCompared);

/** The query of the comparison of these entries. */
export const comparisonQuery = (ids: readonly string[]): string =>
  new URLSearchParams(ids.map((id) => ['id', id])).toString();
