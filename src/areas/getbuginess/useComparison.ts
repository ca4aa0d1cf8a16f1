import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch, type AppThunk } from '../../state/hooks';
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
  (): AppThunk<string[]> =>
  (_dispatch, _getState, { browser }) =>
    comparedIds(new URLSearchParams(browser.tabStorage.getItem(storageKey) ?? ''));

const keep =
  (ids: readonly string[]): AppThunk<void> =>
  (_dispatch, _getState, { browser }) =>
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
