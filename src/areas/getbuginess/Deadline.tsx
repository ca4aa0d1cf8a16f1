import { zh } from '../../i18n/zh';
import { dayOf, daysLeft, hasDayForm } from '../../lib/dates';
import { toText } from '../../lib/toText';
import { TimeLeft } from '../../components/TimeLeft';
import styles from './Deadline.module.css';

/** The deadline and a bar of the days left at `now`; `--` without a deadline. */
export function Deadline({ deadline, now }: { deadline: unknown; now: Date }) {
  const day = toText(dayOf(deadline));
  const left = daysLeft(deadline, now);
  return (
    <p className={styles.due}>
      <time dateTime={hasDayForm(day) ? day : undefined}>{zh.list.until(day)}</time>{' '}
      {left !== undefined && <TimeLeft days={left} />}
    </p>
  );
}
