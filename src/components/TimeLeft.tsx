import { clsx } from 'clsx';
import { leftText } from '../lib/leftText';
import { shareClass } from './shareClass';
import styles from './TimeLeft.module.css';

/** Days represented by the full length of the bar; a longer time is a broken line. */
const fullLength = 90;
/** A shorter line would only be its two ticks. */
const shortest = 14;

/** The days left, and a bar to the scale of 90 days; over or nearly so, only the text. */
export function TimeLeft({ days }: { days: number }) {
  return (
    <>
      <span className={styles.room} aria-hidden="true">
        {days >= shortest && (
          <span className={clsx(styles.line, shareClass(days / fullLength), days > fullLength && styles.broken)} />
        )}
      </span>
      <span className={styles.days}>{leftText(days)}</span>
    </>
  );
}
