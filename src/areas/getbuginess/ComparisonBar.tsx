import { useRef, useState } from 'react';
import { Link } from '../../components/Link';
import { keepFocusNear } from '../../components/keepFocusNear';
import { zhCompare } from '../../i18n/zhCompare';
import { zhUndo } from '../../i18n/zhUndo';
import { paths } from '../../lib/paths';
import styles from './Comparison.module.css';
import { comparisonQuery, mostCompared } from './comparedIds';
import type { Compared, Comparison } from './useComparison';

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
