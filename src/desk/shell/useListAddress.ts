import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { positiveInteger } from './positiveInteger';

/** The state of a list in its address, so that it can be shared, reloaded and found by going back. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  /** The address with another value, on the first page and with nothing open. */
  const withParam = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    for (const other of ['page', 'open', name]) next.delete(other);
    if (value) next.set(name, value);
    return next;
  };
  return {
    search,
    page: positiveInteger(search.get('page')) ?? 1,
    withParam,
    setParam: (name: string, value: string, options?: NavigateOptions) => setSearch(withParam(name, value), options),
    goTo: (page: number) => setSearch(withParam('page', page === 1 ? '' : String(page))),
  };
}
