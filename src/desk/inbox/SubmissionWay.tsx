import { clsx } from 'clsx';
import { Stepper, type Station } from '../../components/Stepper';
import { shareClass } from '../../lib/shareClass';
import type { SubmissionSummary } from '../../contract/submission';
import { zhInbox } from '../../i18n/zhInbox';
import { ShortTime } from '../ShortTime';
import { stateName } from './inboxQueues';
import styles from './SubmissionWay.module.css';

type Travelled = Pick<SubmissionSummary, 'kind' | 'state' | 'submittedAt' | 'acceptedAt' | 'endedAt'>;

/** How much of the way is behind, from 0 to 1. */
function shareOf({ state }: Pick<Travelled, 'state'>): number {
  if (state === 'submitted' || state === 'pending') return 0;
  if (state === 'accepted' || state === 'withdrawn') return 0.5;
  return 1;
}

function moodOf({ state }: Pick<Travelled, 'state'>): 'good' | 'bad' | undefined {
  if (state === 'refused' || state === 'removed') return 'bad';
  return state === 'granted' || state === 'published' ? 'good' : undefined;
}

/** The way in a dense row: a line 44 px wide beside its word. */
export function WayInRow({ submission }: { submission: Travelled }) {
  const { kind, state } = submission;
  const mood = moodOf(submission);
  return (
    <span className={clsx(styles.inRow, mood && styles[mood])}>
      <span
        className={clsx(styles.small, state === 'withdrawn' && styles.off, shareClass(shareOf(submission)))}
        aria-hidden="true"
      />
      <b>{stateName(kind, state)}</b>
    </span>
  );
}

/** The way of a submission: stations that are reached one after another; an entry has no one to accept it. */
export function SubmissionWay({ submission, now }: { submission: Travelled; now: Date }) {
  const { kind, state, submittedAt, acceptedAt, endedAt } = submission;
  const { stations: names } = zhInbox;
  const isOver = endedAt !== null || state === 'published';
  const times = kind === 'entry' ? [submittedAt, endedAt] : [submittedAt, acceptedAt, endedAt];
  const last = times.length - 1;
  const share = shareOf(submission);
  const isEnd = share === 1 || state === 'withdrawn';
  const here = isEnd ? last : share === 0.5 ? 1 : 0;
  const stations = times.map((time, place): Station => {
    const isLast = place === last;
    const end = isOver ? stateName(kind, state) : names.result;
    const reached = place === 0 || (place < here ? time !== null : place === here);
    return {
      name: isLast ? end : place === 0 ? names.submitted : names.accepted,
      time: reached && time && <ShortTime value={time} now={now} />,
      reached,
      mood: isLast && isEnd ? moodOf(submission) : undefined,
    };
  });
  return <Stepper label={zhInbox.way} stations={stations} here={here} isOff={state === 'withdrawn'} />;
}
