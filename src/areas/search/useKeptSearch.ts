import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { keepRecentSearch } from './recentSearches';

/**
 * Remembers a search on the device.
 *
 * @param q null until something has been found
 */
export function useKeptSearch(q: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (q !== null) dispatch(keepRecentSearch(q));
  }, [dispatch, q]);
}
