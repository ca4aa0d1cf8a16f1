import { clsx } from 'clsx';
import { zhCompare } from '../../i18n/zhCompare';
import styles from './Comparison.module.css';
import { canChange, withToggled, type Comparison } from './useComparison';

/** Chooses an entry for comparison. */
export function ComparisonField({ ids, onChange, id, name }: Comparison & { id: string; name: string }) {
  const isRefused = !canChange(ids, id);
  return (
    <label className={clsx('noprint', styles.field, isRefused && styles.refused)}>
      <input
        type="checkbox"
        autoComplete="off"
        checked={ids.includes(id)}
        disabled={isRefused}
        onChange={() => onChange(withToggled(ids, id))}
      />
      {zhCompare.choose}
      <span className="vh"> {name}</span>
    </label>
  );
}
