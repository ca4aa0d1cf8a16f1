/** The state of a list, a block or a detail. */
export type Status = 'loading' | 'failed' | 'empty' | 'ready';

/** The part of a query hook's result that determines the status; null is a call that resolved to nothing. */
export interface QueryResult<Data> {
  data?: Data | null;
  /** The data of the current arguments only; `data` may still be that of the previous ones. */
  currentData?: Data | null;
  isFetching: boolean;
  isError: boolean;
}

/**
 * The status of a query. Data stays visible while the same arguments are refetched; other arguments (another page)
 * start with the loading state.
 */
export function queryStatus<Data>(result: QueryResult<Data>, isEmpty?: (data: Data) => boolean): Status {
  const shown = 'currentData' in result ? result.currentData : result.data;
  if (shown === undefined || shown === null) {
    if (result.isFetching) return 'loading';
    return shown === null || result.isError ? 'failed' : 'loading';
  }
  return isEmpty?.(shown) ? 'empty' : 'ready';
}
