import { useRef } from 'react';
import { Link } from '../../components/Link';
import { keepFocusNear } from '../../components/keepFocusNear';
import { zhCompare } from '../../i18n/zhCompare';
import { paths } from '../../lib/paths';
import styles from './Comparison.module.css';
import { comparisonQuery, mostCompared } from './comparedIds';
import type { Comparison } from './useComparison';

/** In view below its list: how many entries are chosen, and the link to their comparison. */
export function ComparisonBar({ ids, onChange }: Comparison) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div ref={bar} className={ids.length > 0 ? styles.bar : undefined}>
      <p role="status">{ids.length > 0 && zhCompare.chosen(ids.length, mostCompared)}</p>
      {ids.length > 0 && (
        <>
          <button
            className="link"
            type="button"
            onClick={() => {
              keepFocusNear(bar.current!);
              onChange([]);
            }}
          >
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
