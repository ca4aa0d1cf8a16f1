import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch, type AppDispatch } from '../../state/hooks';
import type { RootState } from '../../state/rootState';
import type { ThunkExtra } from '../../state/thunkExtra';
import { comparedIds, comparisonQuery, mostCompared } from './comparedIds';

/** Kept for the tab, so that a look at an entry does not lose it. */
const storageKey = 'compared-supplies';

/** The entries chosen for comparison. */
export interface Comparison {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

const isFull = (ids: readonly string[]): boolean => ids.length >= mostCompared;

/** Whether an entry can be chosen or dropped. */
export const canChange = (ids: readonly string[], id: string): boolean => !isFull(ids) || ids.includes(id);

/** The ids with one toggled. */
export const withToggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : canChange(ids, id) ? [...ids, id] : ids;

const readKept =
  () =>
  (_dispatch: AppDispatch, _getState: () => RootState, { browser }: ThunkExtra): string[] =>
    comparedIds(new URLSearchParams(browser.tabStorage.getItem(storageKey) ?? ''));

const keep =
  (ids: readonly string[]) =>
  (_dispatch: AppDispatch, _getState: () => RootState, { browser }: ThunkExtra): void =>
    void browser.tabStorage.setItem(storageKey, comparisonQuery(ids));

/** The entries chosen in this tab; none while hydrating. */
export function useComparison(): Comparison {
  const dispatch = useAppDispatch();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    startTransition(() => setIds(dispatch(readKept())));
  }, [dispatch]);
  const onChange = (next: readonly string[]) => {
    setIds(next);
    dispatch(keep(next));
  };
  return { ids, onChange };
}
