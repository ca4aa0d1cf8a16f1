import { clsx } from 'clsx';
import { zhCompare } from '../../i18n/zhCompare';
import styles from './Comparison.module.css';
import { startTransition, useEffect, useState, useRef } from 'react';
import { useAppDispatch, type AppThunk } from '../../state/hooks';
import { comparedIds, comparisonQuery, mostCompared } from './getbuginessApi';
import { Link } from '../../components/Link';
import { keepFocusNear } from '../../components/focus';
import { zhUndo } from '../../i18n/zhUndo';
import { paths } from '../../lib/paths';

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
const canChange = ({ ids, kind }: Compared, id: string, ofKind: string): boolean =>
  ids.includes(id) || ids.length === 0 || (ids.length < mostCompared && kind === ofKind);

/** The choice with one entry toggled. */
const withToggled = ({ ids, kind }: Compared, id: string, ofKind: string): Compared =>
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

interface ComparisonFieldProps extends Comparison {
  id: string;
  /** The entry's category. */
  ofKind: string;
  name: string;
}

/** Chooses an entry for comparison. */
export function ComparisonField({ onChange, id, ofKind, name, ...compared }: ComparisonFieldProps) {
  const isRefused = !canChange(compared, id, ofKind);
  return (
    <label className={clsx('noprint', styles.field, isRefused && styles.refused)}>
      <input
        type="checkbox"
        autoComplete="off"
        checked={compared.ids.includes(id)}
        disabled={isRefused}
        onChange={() => onChange(withToggled(compared, id, ofKind))}
      />
      {zhCompare.choose}
      <span className="vh"> {name}</span>
    </label>
  );
}

const none: Compared = { ids: [], kind: '' };

/** In view below its list: how many entries are chosen, and the link to their comparison. Clearing it can be undone. */
export function ComparisonBar({ ids, kind, onChange }: Comparison) {
  const bar = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState<Compared>(none);
  // Something else was chosen since.
  if (ids.length > 0 && cleared.ids.length > 0) setCleared(none);
  const change = (next: Compared) => {
    keepFocusNear(bar.current!);
    setCleared({ ids, kind });
    onChange(next);
  };
  const isCleared = ids.length === 0 && cleared.ids.length > 0;
  return (
    <div ref={bar} className={ids.length > 0 || isCleared ? `noprint ${styles.bar}` : undefined}>
      <p role="status">{isCleared ? zhUndo.deleted : ids.length > 0 && zhCompare.chosen(ids.length, mostCompared)}</p>
      {isCleared && (
        <button className="link" type="button" onClick={() => change(cleared)}>
          {zhUndo.undo}
        </button>
      )}
      {ids.length > 0 && (
        <>
          {ids.length === 1 && <p className="hint">{zhCompare.oneKind}</p>}
          <button className="link" type="button" onClick={() => change(none)}>
            {zhCompare.clear}
          </button>
          {ids.length > 1 && (
            <Link className="btn" to={`${paths.supplyDemand.compare}?${comparisonQuery(ids)}`}>
              {zhCompare.open}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
