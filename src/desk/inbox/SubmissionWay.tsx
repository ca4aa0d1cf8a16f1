import { clsx } from 'clsx';
import { Icon } from '../../components/Icon';
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

/** The way in a dense row: a line 44 px wide beside its word. */
export function WayInRow({ submission }: { submission: Travelled }) {
  const { kind, state } = submission;
  const isBad = state === 'refused' || state === 'removed';
  const isGood = state === 'granted' || state === 'published';
  return (
    <span className={clsx(styles.inRow, isBad && styles.bad, isGood && styles.good)}>
      <span
        className={clsx(styles.small, state === 'withdrawn' && styles.off, shareClass(shareOf(submission)))}
        aria-hidden="true"
      />
      <b>{stateName(kind, state)}</b>
    </span>
  );
}

interface Station {
  label: string;
  time: string | null;
}

function stationsOf({ kind, state, submittedAt, acceptedAt, endedAt }: Travelled): Station[] {
  const { stations } = zhInbox;
  const isOver = endedAt !== null || state === 'published';
  const end = { label: isOver ? stateName(kind, state) : stations.result, time: endedAt };
  if (kind === 'entry') return [{ label: stations.submitted, time: submittedAt }, end];
  return [{ label: stations.submitted, time: submittedAt }, { label: stations.accepted, time: acceptedAt }, end];
}

/** The way of a submission: a dimension line whose stations are reached one after another. */
export function SubmissionWay({ submission, now }: { submission: Travelled; now: Date }) {
  const { state } = submission;
  const stations = stationsOf(submission);
  const share = shareOf(submission);
  const last = stations.length - 1;
  const isEnd = share === 1 || state === 'withdrawn';
  const reached = isEnd ? last : share === 0.5 ? 1 : 0;
  const isBad = state === 'refused' || state === 'removed';
  const isGood = state === 'granted' || state === 'published';
  return (
    <ol
      className={clsx(
        styles.way,
        last === 1 && styles.short,
        state === 'withdrawn' && styles.wayOff,
        shareClass(share),
      )}
      aria-label={zhInbox.way}
    >
      {stations.map(({ label, time }, place) => {
        const isOutcome = place === last && isEnd;
        const isReached = place === 0 || (place < reached ? time !== null : place === reached);
        return (
          <li
            key={place}
            className={clsx(isReached && styles.on, isOutcome && isBad && styles.no, isOutcome && isGood && styles.ok)}
            aria-current={place === reached ? 'step' : undefined}
          >
            <b>
              {isOutcome && (isBad || isGood) && <Icon name={isGood ? 'check' : 'close'} />}
              {label}
            </b>
            {isReached && time && <ShortTime value={time} now={now} />}
          </li>
        );
      })}
    </ol>
  );
}
