import { zh } from '../../i18n/zh';
import { dayOf, daysLeft } from '../../lib/dates';
import { elapsedShare } from '../../lib/elapsedShare';
import { shareClass } from '../../lib/shareClass';
import { DateText } from '../../components/DateText';
import { leftText } from '../../components/TimeLeft';
import styles from './ApplicationWindow.module.css';

/** The application period as a bar, filled as far as it has elapsed at `now`, and the days left. */
export function ApplicationWindow({ from, to, now }: { from: unknown; to: unknown; now: Date }) {
  if (!dayOf(from) && !dayOf(to)) return <p className={styles.window}>{zh.project.noDays}</p>;
  const share = elapsedShare(dayOf(from), dayOf(to), now);
  const left = daysLeft(to, now);
  const begun = (daysLeft(from, now) ?? 0) <= 0;
  return (
    <p className={styles.window}>
      <span className="vh">{zh.project.window} </span>
      <DateText value={from} />{' '}
      {share === undefined ? (
        <span aria-hidden="true">–</span>
      ) : (
        <span className={styles.line} aria-hidden="true">
          <i className={shareClass(share)} />
        </span>
      )}
      <DateText value={to} /> {left !== undefined && begun && <span className={styles.left}>{leftText(left)}</span>}
    </p>
  );
}
