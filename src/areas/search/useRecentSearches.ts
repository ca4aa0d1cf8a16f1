import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { readRecentSearches, addRecentSearch } from './recentSearches';

/** The searches made on this device; none while hydrating. Where no search field has been used yet, the store has none. */
export function useRecentSearches(): readonly string[] {
  const dispatch = useAppDispatch();
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    startTransition(() => setRecent(dispatch(readRecentSearches())));
  }, [dispatch]);
  return recent;
}

/**
 * Remembers a search on the device.
 *
 * @param q null until something has been found
 */
export function useRecentSearch(q: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (q !== null) dispatch(addRecentSearch(q));
  }, [dispatch, q]);
}
