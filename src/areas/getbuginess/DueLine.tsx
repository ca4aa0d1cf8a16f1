import { zh } from '../../copy/zh';
import { dayOf, daysLeft } from '../../lib/dates';
import { text } from '../../lib/text';
import { DimensionLine } from '../../parts/DimensionLine';
import styles from './DueLine.module.css';

/** The deadline and the days left until it at `now`, as a dimension; without a deadline only `--`. */
export function DueLine({ deadline, now }: { deadline: unknown; now: Date }) {
  const day = text(dayOf(deadline));
  const left = daysLeft(deadline, now);
  return (
    <p className={styles.due}>
      <time dateTime={/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined}>{zh.list.until(day)}</time>
      <DimensionLine />
      {left !== undefined && <span>{leftText(left)}</span>}
    </p>
  );
}

function leftText(days: number): string {
  if (days < 0) return zh.list.over;
  return days === 0 ? zh.list.lastDay : zh.list.daysLeft(days);
}
