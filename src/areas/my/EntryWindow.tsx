import { clsx } from 'clsx';
import type { SubmissionSummary } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { daysLeft, hasDayForm, shortDay } from '../../lib/dates';
import { elapsedShare, shareClass } from '../../lib/shareClass';
import { leftText } from '../../components/TimeLeft';
import styles from './EntryWindow.module.css';

/** Why an entry is not public. */
const hiddenReasons: Partial<Record<SubmissionSummary['state'], string>> = zh.my.entryStates;

/** The entry's publication period as a bar, and the days left; or why it is not public. */
export function EntryWindow({ submission, now }: { submission: SubmissionSummary; now: Date }) {
  const { state, submittedAt, deadline } = submission;
  const from = submittedAt.slice(0, 10);
  const to = deadline ?? '';
  const left = daysLeft(to, now);
  const word = hiddenReasons[state] ?? (left === undefined ? zh.my.shownNow : leftText(left));
  const isBad = state === 'removed' || state === 'refused';
  const share = state === 'published' ? elapsedShare(from, to, now) : 0;
  return (
    <p className={styles.window}>
      <span className="vh">{zh.my.shown} </span>
      <time dateTime={from}>{shortDay(from, now, to)}</time>
      <span className={clsx(styles.line, state !== 'published' && styles.off)} aria-hidden="true">
        <i className={shareClass(share ?? 0)} />
      </span>
      {hasDayForm(to) && <time dateTime={to}>{shortDay(to, now, from)}</time>}
      <b className={clsx(isBad && styles.bad)}>{word}</b>
    </p>
  );
}
