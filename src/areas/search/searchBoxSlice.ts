import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { startTransition, useEffect, useState } from 'react';
import { parseJson } from '../../lib/json';
import type { BrowserPort } from '../../state/thunkExtra';
import { useAppDispatch, type AppThunk } from '../../state/hooks';

/** The state of the search popup; in the store so that it can be replayed. */
interface SearchBoxState {
  isOpen: boolean;
  /** The debounced input, for which suggestions are fetched. */
  typed: string;
  /** Index of the active suggestion. */
  active: number | null;
  /** Recent searches on this device, newest first. */
  recent: readonly string[];
}

const initialState: SearchBoxState = { isOpen: false, typed: '', active: null, recent: [] };

export const searchBoxSlice = createSlice({
  name: 'searchBox',
  initialState,
  reducers: {
    searchBoxOpened: (state, { payload }: PayloadAction<{ typed: string }>) => {
      state.isOpen = true;
      state.typed = payload.typed;
      state.active = null;
    },
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.isOpen = true;
      state.typed = payload;
      state.active = null;
    },
    suggestionReached: (state, { payload }: PayloadAction<number | null>) => {
      state.isOpen = true;
      state.active = payload;
    },
    searchBoxClosed: (state) => {
      state.isOpen = false;
      state.active = null;
    },
    recentSearchesRead: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, recent: payload }),
  },
});

declare module '../../state/hooks' {
  interface RootState {
    /** Injected with the search field's chunk. */
    searchBox?: SearchBoxState;
  }
}

export const { searchBoxOpened, searchTyped, suggestionReached, searchBoxClosed, recentSearchesRead } =
  searchBoxSlice.actions;

export const selectSearchBox = ({ searchBox }: { searchBox?: SearchBoxState }): SearchBoxState =>
  searchBox ?? initialState;

/** Searches made on this device, kept in local storage only. */

const key = 'recentSearches';
const most = 8;

/** A number this long may be a telephone or identity number. */
const isPersonal = (q: string): boolean => /\d(?:[\s-]?\d){6}/.test(q.normalize('NFKC')) || q.includes('@');

type Storage = BrowserPort['storage'];

function storedHistory(storage: Storage): string[] {
  const value = parseJson(storage.getItem(key));
  return Array.isArray(value) ? value.filter((q): q is string => typeof q === 'string').slice(0, most) : [];
}

/** Updates the stored list and returns it. */
const changing =
  (change: (before: string[]) => string[]): AppThunk<readonly string[]> =>
  (dispatch, _getState, { browser: { storage } }) => {
    const before = storedHistory(storage);
    const after = change(before);
    if (after.length === 0) storage.removeItem(key);
    else if (after !== before) storage.setItem(key, JSON.stringify(after));
    dispatch(recentSearchesRead(after));
    return after;
  };

export const readRecentSearches = () => changing((before) => before);

/** Most recent first, without duplicates. */
const addRecentSearch = (q: string) =>
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
