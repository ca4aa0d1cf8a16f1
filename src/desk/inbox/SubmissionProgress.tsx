import { clsx } from 'clsx';
import { Stepper, type Step } from '../../components/Stepper';
import { useNow } from '../../components/useNow';
import { shareClass } from '../../lib/shareClass';
import type { SubmissionSummary } from '../../contract/submission';
import { zhInbox } from '../../i18n/zhInbox';
import { shortDay } from '../../lib/dates';
import { ShortTime } from '../ShortTime';
import { stateName } from './inboxQueues';
import styles from './SubmissionProgress.module.css';

type ProgressFields = Pick<
  SubmissionSummary,
  'kind' | 'state' | 'submittedAt' | 'acceptedAt' | 'endedAt' | 'supplementDay'
>;

/** Progress from 0 to 1. */
function progressOf({ state }: Pick<ProgressFields, 'state'>): number {
  if (state === 'submitted' || state === 'pending') return 0;
  if (state === 'accepted' || state === 'withdrawn' || state === 'supplement') return 0.5;
  return 1;
}

function moodOf({ state }: Pick<ProgressFields, 'state'>): 'good' | 'bad' | undefined {
  if (state === 'refused' || state === 'removed') return 'bad';
  return state === 'granted' || state === 'published' ? 'good' : undefined;
}

/** Progress in a table row: a bar 44 px wide beside its label. */
export function RowProgress({ submission }: { submission: ProgressFields }) {
  const { kind, state } = submission;
  const mood = moodOf(submission);
  return (
    <span className={styles.inRow}>
      <span
        className={clsx(styles.small, state === 'withdrawn' && styles.off, shareClass(progressOf(submission)))}
        aria-hidden="true"
      />
      <b className={clsx(mood === 'good' && 'green', mood === 'bad' && 'red') || undefined}>{stateName(kind, state)}</b>
    </span>
  );
}

/** Progress of a submission as a stepper; an entry has no acceptance step. */
export function SubmissionProgress({ submission }: { submission: ProgressFields }) {
  const now = useNow();
  const { kind, state, submittedAt, acceptedAt, endedAt, supplementDay } = submission;
  const { stations: names } = zhInbox;
  const isOver = endedAt !== null || state === 'published';
  const times = kind === 'entry' ? [submittedAt, endedAt] : [submittedAt, acceptedAt, endedAt];
  const last = times.length - 1;
  const progress = progressOf(submission);
  const isEnd = progress === 1 || state === 'withdrawn';
  const here = isEnd ? last : progress === 0.5 ? 1 : 0;
  const stations = times.map((time, place): Step => {
    const isLast = place === last;
    const end = isOver ? stateName(kind, state) : names.result;
    const reached = place === 0 || (place < here ? time !== null : place === here);
    return {
      name: isLast ? end : place === 0 ? names.submitted : names.accepted,
      time: reached && time && <ShortTime value={time} />,
      reached,
      mood: isLast && isEnd ? moodOf(submission) : undefined,
    };
  });
  if (state !== 'supplement')
    return <Stepper label={zhInbox.way} steps={stations} here={here} isOff={state === 'withdrawn'} />;
  // A step of its own, only while the company has it.
  const before = stations.slice(0, acceptedAt && kind !== 'entry' ? 2 : 1);
  const until = supplementDay && <span>{zhInbox.until(shortDay(supplementDay, now))}</span>;
  const asked: Step = { name: stateName(kind, state), time: until, reached: true };
  const result: Step = { name: names.result, reached: false };
  return <Stepper label={zhInbox.way} steps={[...before, asked, result]} here={before.length} isOff={false} />;
}
