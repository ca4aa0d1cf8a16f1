import { zh } from '../../copy/zh';
import { dayOf, daysLeft } from '../../lib/dates';
import { text } from '../../lib/text';
import { TimeLeft } from '../../parts/TimeLeft';
import styles from './DueLine.module.css';

/** The deadline and the days left until it at `now`, drawn to scale; without a deadline only `--`. */
export function DueLine({ deadline, now }: { deadline: unknown; now: Date }) {
  const day = text(dayOf(deadline));
  const left = daysLeft(deadline, now);
  return (
    <p className={styles.due}>
      <time dateTime={/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined}>{zh.list.until(day)}</time>
      {left !== undefined && <TimeLeft days={left} />}
    </p>
  );
}
