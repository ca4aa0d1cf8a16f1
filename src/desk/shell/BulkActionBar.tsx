import type { ReactNode } from 'react';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './BulkActionBar.module.css';

/** An action on all selected rows. */
export interface BulkAction {
  key: string;
  label: string;
  run: () => void;
}

interface BulkActionBarProps {
  count: number;
  unit: string;
  actions: readonly BulkAction[];
  /** Further controls. */
  children?: ReactNode;
  onClear: () => void;
}

/** Bar with the actions on the selected rows, below the list. */
export function BulkActionBar({ count, unit, actions, children, onClear }: BulkActionBarProps) {
  return (
    <div className={`${styles.bar} on-dark`} role="region" aria-label={zhDesk.batch}>
      <p>
        {zhDesk.picked} <b className="num">{count}</b> {unit}
      </p>
      {actions.map(({ key, label, run }, place) => (
        <button key={key} className={`btn btn--sm ${place === 0 ? styles.first : ''}`} type="button" onClick={run}>
          {label}
        </button>
      ))}
      {children}
      <button className="btn btn--sm" type="button" onClick={onClear}>
        {zhDesk.unpick}
      </button>
    </div>
  );
}
