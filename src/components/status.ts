/** What a list, a block or a detail shows. */
export type Status = 'loading' | 'failed' | 'empty' | 'ready';

/** The part of a query hook's answer that tells the status; null is a call that resolved to nothing. */
export interface QueryAnswer<Data> {
  data?: Data | null;
  /** The data of the asked arguments alone; `data` may still be those of the ones before. */
  currentData?: Data | null;
  isFetching: boolean;
  isError: boolean;
}

/**
 * The status of a query. What is there stays on the screen while the same arguments are refetched; other arguments
 * (another page) start with the loading state.
 */
export function queryStatus<Data>(answer: QueryAnswer<Data>, isEmpty?: (data: Data) => boolean): Status {
  const shown = 'currentData' in answer ? answer.currentData : answer.data;
  if (shown === undefined || shown === null) {
    if (answer.isFetching) return 'loading';
    return shown === null || answer.isError ? 'failed' : 'loading';
  }
  return isEmpty?.(shown) ? 'empty' : 'ready';
}
