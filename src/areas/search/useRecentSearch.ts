import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { addRecentSearch } from './recentSearches';

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
