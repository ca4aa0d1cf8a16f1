import type { SubmissionSummary } from '../contract/submission';
import { zh } from '../i18n/zh';
import { shortDay } from '../lib/dates';
import { shortMoment } from '../lib/shortMoment';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Stepper.module.css';

interface SubmissionProgressProps {
  submission: Pick<
    SubmissionSummary,
    'kind' | 'state' | 'submittedAt' | 'acceptedAt' | 'endedAt' | 'expectedDay' | 'supplementDay'
  >;
  now: Date;
  large?: boolean;
}

function Moment({ time, now }: { time: string | null; now: Date }) {
  return time && <time dateTime={time.replace(' ', 'T')}>{shortMoment(time, now)}</time>;
}

/** The three steps, and the current one; an intention ends as 已对接 or 未对接. */
function stationsOf(
  { kind, state, submittedAt, acceptedAt, endedAt, expectedDay, supplementDay }: SubmissionProgressProps['submission'],
  now: Date,
) {
  const { stations, granted, unmet, expected } = zh.my;
  const isWithdrawn = state === 'withdrawn';
  const isEnded = state === 'granted' || state === 'refused';
  const here = isEnded ? 2 : isWithdrawn || state === 'accepted' ? 1 : 0;
  const refused = kind === 'intention' ? unmet : stations.refused;
  const all: Step[] = [
    { name: stations.submitted, time: <Moment time={submittedAt} now={now} />, reached: true },
    isWithdrawn
      ? { name: stations.withdrawn, time: <Moment time={endedAt} now={now} />, reached: true }
      : { name: stations.accepted, time: <Moment time={acceptedAt} now={now} />, reached: here > 0 },
    isEnded
      ? {
          name: state === 'granted' ? granted[kind] : refused,
          time: <Moment time={endedAt} now={now} />,
          reached: true,
          mood: state === 'granted' ? 'good' : 'bad',
        }
      : {
          name: stations.result,
          reached: false,
          time: expectedDay && !isWithdrawn && <span>{expected(shortDay(expectedDay, now))}</span>,
        },
  ];
  if (state !== 'supplement') return { all, here, isWithdrawn };
  // A station of its own, only while the company has it.
  const at = acceptedAt ? 2 : 1;
  const until = supplementDay && <span>{zh.my.supplementUntil(shortDay(supplementDay, now))}</span>;
  const reachedFirst = all.slice(0, at).map((station) => ({ ...station, reached: true }));
  const supplementStep: Step = { name: stations.supplement, time: until, reached: true };
  return { all: [...reachedFirst, supplementStep, all[2]], here: at, isWithdrawn };
}

/** Progress of an application or an intention. */
export function SubmissionProgress({ submission, now, large = false }: SubmissionProgressProps) {
  const { all, here, isWithdrawn } = stationsOf(submission, now);
  return <Stepper label={zh.my.way} steps={all} here={here} isOff={isWithdrawn} large={large} />;
}

export interface Step {
  name: string;
  /** When it was reached, or an estimate. */
  time?: ReactNode;
  reached: boolean;
  mood?: 'good' | 'bad';
}

interface StepperProps {
  label: string;
  /** Two to four steps, in order. */
  steps: readonly Step[];
  /** Index of the current step. */
  here: number;
  /** It ended early. */
  isOff: boolean;
  large?: boolean;
}

/** Progress in steps: completed ones are filled, the current one is emphasised. */
export function Stepper({ label, steps, here, isOff, large = false }: StepperProps) {
  const last = steps.length - 1;
  return (
    <ol
      role="list"
      className={clsx(
        styles.way,
        here > 0 && (here === last ? styles.whole : here === 2 ? styles.third : styles.half),
        isOff && styles.off,
        large && styles.large,
      )}
      aria-label={label}
    >
      {steps.map(({ name, time, reached, mood }, place) => (
        <li
          key={name}
          className={clsx(reached && styles.reached, mood && styles[mood])}
          aria-current={place === here ? 'step' : undefined}
        >
          <b>
            {mood && <Icon name={mood === 'good' ? 'check' : 'close'} size={16} />}
            <span>{name}</span>
          </b>{' '}
          {time}
        </li>
      ))}
    </ol>
  );
}
