import type { ReactNode } from 'react';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './BulkActionBar.module.css';

/** An act on all that is picked. */
export interface PickedAct {
  key: string;
  word: string;
  run: () => void;
}

interface BulkActionBarProps {
  count: number;
  unit: string;
  acts: readonly PickedAct[];
  /** What else there is for them. */
  children?: ReactNode;
  onUnpick: () => void;
}

/** What can be done with several at once, at the foot of the list. */
export function BulkActionBar({ count, unit, acts, children, onUnpick }: BulkActionBarProps) {
  return (
    <div className={`${styles.bar} on-dark`} role="region" aria-label={zhDesk.batch}>
      <p>
        {zhDesk.picked} <b className="num">{count}</b> {unit}
      </p>
      {acts.map(({ key, word, run }, place) => (
        <button key={key} className={`btn btn--sm ${place === 0 ? styles.first : ''}`} type="button" onClick={run}>
          {word}
        </button>
      ))}
      {children}
      <button className="btn btn--sm" type="button" onClick={onUnpick}>
        {zhDesk.unpick}
      </button>
    </div>
  );
}
