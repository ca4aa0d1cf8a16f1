import { clsx } from 'clsx';
import { dayOf, daysLeft, hasDayForm, shortDay } from '../lib/dates';
import { elapsedShare, shareClass } from './shareClass';
import { toText } from '../lib/toText';
import { zh } from '../i18n/zh';
import styles from './PeriodBar.module.css';

/** From this share on the label does not fit into the remaining part, and goes before it. */
const late = 0.5;

interface PeriodBarProps {
  from: unknown;
  to: unknown;
  now: Date;
  /** Labels of the two days, e.g. 开始 and 截止. */
  words: { from: (day: string) => string; to: (day: string) => string; over: (day: string) => string };
}

/**
 * A period to scale, at `now`: the elapsed part as tick marks, the remaining one as a dimension line with the days
 * left. Once it is over only tick marks remain.
 */
export function PeriodBar({ from, to, now, words }: PeriodBarProps) {
  const left = daysLeft(to, now);
  const isOver = left !== undefined && left < 0;
  const hasBegun = (daysLeft(from, now) ?? 0) <= 0;
  const share = elapsedShare(dayOf(from), dayOf(to), now) ?? 0;
  const figure = left !== undefined && !isOver && hasBegun && <DaysLeft days={left} />;
  const [start, end] = [dayOf(from), toText(dayOf(to))];
  return (
    <div className="drawn">
      {isOver && <span className={clsx(styles.passed, styles.over)} aria-hidden="true" />}
      {left !== undefined && !isOver && (
        <div className={clsx(styles.line, shareClass(share))}>
          <span className={styles.before}>
            <i className={styles.passed} />
            {share >= late && figure}
          </span>
          <span className={styles.rest}>{share < late && figure}</span>
        </div>
      )}
      <p className={styles.days}>
        {start !== '' && <Day day={start} beside={end} now={now} word={words.from} />}{' '}
        <Day day={end} beside={start} now={now} word={isOver ? words.over : words.to} />
      </p>
    </div>
  );
}

interface DayProps {
  day: string;
  /** The period's other day. */
  beside: string;
  now: Date;
  word: (day: string) => string;
}

function Day({ day, beside, now, word }: DayProps) {
  const isDay = hasDayForm(day);
  return <time dateTime={isDay ? day : undefined}>{word(shortDay(day, now, beside))}</time>;
}

function DaysLeft({ days }: { days: number }) {
  if (days === 0) return <b className={styles.figure}>{zh.list.lastDay}</b>;
  const [before, after] = zh.list.daysLeft(days).split(String(days));
  return (
    <b className={styles.figure}>
      <small>{before}</small>
      <span>{days}</span>
      <small>{after}</small>
    </b>
  );
}
