import { useRef, useState } from 'react';
import { Link } from '../../components/Link';
import { keepFocusNear } from '../../components/keepFocusNear';
import { zhCompare } from '../../i18n/zhCompare';
import { zhUndo } from '../../i18n/zhUndo';
import { paths } from '../../lib/paths';
import styles from './Comparison.module.css';
import { comparisonQuery, mostCompared } from './comparedIds';
import type { Comparison } from './useComparison';

/** In view below its list: how many entries are chosen, and the link to their comparison. Clearing it can be undone. */
export function ComparisonBar({ ids, onChange }: Comparison) {
  const bar = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  // Something else was chosen since.
  if (ids.length > 0 && cleared.length > 0) setCleared([]);
  const change = (next: readonly string[]) => {
    keepFocusNear(bar.current!);
    setCleared(ids);
    onChange(next);
  };
  const isCleared = ids.length === 0 && cleared.length > 0;
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
          <button className="link" type="button" onClick={() => change([])}>
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
