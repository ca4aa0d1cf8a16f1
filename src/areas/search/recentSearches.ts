import { parseJson } from '../../lib/json';
import type { BrowserPort } from '../../state/thunkExtra';
import { recentSearchesRead } from './searchBoxSlice';
import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch, type AppThunk } from '../../state/hooks';

/** Searches made on this device, kept in local storage only. */

const key = 'recentSearches';
const most = 8;

/** A number this long may be a telephone or identity number. */
const isPersonal = (q: string): boolean => /\d(?:[\s-]?\d){6}/.test(q.normalize('NFKC')) || q.includes('@');

type Storage = BrowserPort['storage'];

function kept(storage: Storage): string[] {
  const value = parseJson(storage.getItem(key));
  return Array.isArray(value) ? value.filter((q): q is string => typeof q === 'string').slice(0, most) : [];
}

/** Updates the stored list and returns it. */
const changing =
  (change: (before: string[]) => string[]): AppThunk<readonly string[]> =>
  (dispatch, _getState, { browser: { storage } }) => {
    const before = kept(storage);
    const after = change(before);
    if (after.length === 0) storage.removeItem(key);
    else if (after !== before) storage.setItem(key, JSON.stringify(after));
    dispatch(recentSearchesRead(after));
    return after;
  };

export const readRecentSearches = () => changing((before) => before);

/** Most recent first, without duplicates. */
export const addRecentSearch = (q: string) =>
  changing((before) => (isPersonal(q) ? before : [q, ...before.filter((one) => one !== q)].slice(0, most)));

export const forgetRecentSearch = (q: string) => changing((before) => before.filter((one) => one !== q));

export const forgetRecentSearches = () => changing(() => []);

/** Behind those of other tabs since. */
export const restoreRecentSearches = (forgotten: readonly string[]) =>
  changing((before) => [...new Set([...before, ...forgotten])].slice(0, most));

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
