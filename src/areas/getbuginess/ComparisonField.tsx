import { clsx } from 'clsx';
import { zhCompare } from '../../i18n/zhCompare';
import styles from './Comparison.module.css';
import { canChange, withToggled, type Comparison } from './useComparison';

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
