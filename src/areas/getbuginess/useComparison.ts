import { startTransition, useEffect, useState } from 'react';
import { useAppDispatch, type AppThunk } from '../../state/hooks';
import { comparedIds, comparisonQuery, mostCompared } from './comparedIds';

/** Kept for the tab, so that a look at an entry does not lose it. */
const storageKey = 'compared-supplies';

/** The entries chosen for comparison. */
export interface Compared {
  ids: readonly string[];
  /** Their category: others share no measure with them. */
  kind: string;
}

export interface Comparison extends Compared {
  onChange: (next: Compared) => void;
}

/** Whether an entry can be chosen or dropped. */
export const canChange = ({ ids, kind }: Compared, id: string, ofKind: string): boolean =>
  ids.includes(id) || ids.length === 0 || (ids.length < mostCompared && kind === ofKind);

/** The choice with one entry toggled. */
export const withToggled = ({ ids, kind }: Compared, id: string, ofKind: string): Compared =>
  ids.includes(id) ? { ids: ids.filter((one) => one !== id), kind } : { ids: [...ids, id], kind: ofKind };

const readKept =
  (): AppThunk<Compared> =>
  (_dispatch, _getState, { browser }) => {
    const kept = new URLSearchParams(browser.tabStorage.getItem(storageKey) ?? '');
    return { ids: comparedIds(kept), kind: kept.get('fdType') ?? '' };
  };

const keep =
  ({ ids, kind }: Compared): AppThunk<void> =>
  (_dispatch, _getState, { browser }) =>
    void browser.tabStorage.setItem(storageKey, `${comparisonQuery(ids)}&${new URLSearchParams({ fdType: kind })}`);

/** The entries chosen in this tab; none while hydrating. */
export function useComparison(): Comparison {
  const dispatch = useAppDispatch();
  const [compared, setCompared] = useState<Compared>({ ids: [], kind: '' });
  useEffect(() => {
    startTransition(() => setCompared(dispatch(readKept())));
  }, [dispatch]);
  const onChange = (next: Compared) => {
    setCompared(next);
    dispatch(keep(next));
  };
  return { ...compared, onChange };
}
