import { zh } from '../../copy/zh';
import { dayOf } from '../../lib/dates';
import { windowShare } from '../../lib/windowShare';
import { Day } from '../../parts/Day';
import styles from './ApplicationWindow.module.css';

/** The application window as a dimension line, filled as far as it has passed at `now`. */
export function ApplicationWindow({ from, to, now }: { from: unknown; to: unknown; now: Date }) {
  const share = windowShare(dayOf(from), dayOf(to), now) ?? 0;
  return (
    <p className={styles.window}>
      <span className="vh">{zh.list.window} </span>
      <Day value={from} />
      <span className={styles.line} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <Day value={to} />
    </p>
  );
}
