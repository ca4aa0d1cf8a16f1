import { clsx } from 'clsx';
import type { SubmissionSummary } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { daysLeft, hasDayForm, shortDay } from '../../lib/dates';
import { elapsedShare } from '../../lib/elapsedShare';
import { shareClass } from '../../lib/shareClass';
import { leftText } from '../../components/TimeLeft';
import styles from './EntryWindow.module.css';

/** What a company is told of an entry that the portal does not show. */
const offWords: Partial<Record<SubmissionSummary['state'], string>> = zh.my.entryStates;

/** How long an entry is shown, as a dimension line, and the days that are left; or why it is not shown. */
export function EntryWindow({ submission, now }: { submission: SubmissionSummary; now: Date }) {
  const { state, submittedAt, deadline } = submission;
  const from = submittedAt.slice(0, 10);
  const to = deadline ?? '';
  const left = daysLeft(to, now);
  const word = offWords[state] ?? (left === undefined ? zh.my.shownNow : leftText(left));
  const isBad = state === 'removed' || state === 'refused';
  const share = state === 'published' ? elapsedShare(from, to, now) : 0;
  return (
    <p className={styles.window}>
      <span className="vh">{zh.my.shown} </span>
      <time dateTime={from}>{shortDay(from, now)}</time>
      <span className={clsx(styles.line, state !== 'published' && styles.off)} aria-hidden="true">
        <i className={shareClass(share ?? 0)} />
      </span>
      {hasDayForm(to) && <time dateTime={to}>{shortDay(to, now)}</time>}
      <b className={clsx(isBad && styles.bad)}>{word}</b>
    </p>
  );
}
