import { clsx } from 'clsx';
import type { SubmissionSummary } from '../contract/submission';
import { zh } from '../i18n/zh';
import { shortDay } from '../lib/dates';
import { shortMoment } from '../lib/shortMoment';
import { Icon } from './Icon';
import styles from './Way.module.css';

interface WayProps {
  submission: Pick<SubmissionSummary, 'kind' | 'state' | 'submittedAt' | 'acceptedAt' | 'endedAt' | 'expectedDay'>;
  now: Date;
  large?: boolean;
}

interface Station {
  name: string;
  time?: string | null;
  /** Instead of a time, where it has not come yet. */
  note?: string;
  reached: boolean;
  mood?: 'good' | 'bad';
}

/** The three stations, and the one that is reached; an intention ends as 已对接 or 未对接. */
function stationsOf({ kind, state, submittedAt, acceptedAt, endedAt, expectedDay }: WayProps['submission'], now: Date) {
  const { stations, granted, unmet, expected } = zh.my;
  const isWithdrawn = state === 'withdrawn';
  const isEnded = state === 'granted' || state === 'refused';
  const here = isEnded ? 2 : isWithdrawn || state === 'accepted' ? 1 : 0;
  const refused = kind === 'intention' ? unmet : stations.refused;
  const all: Station[] = [
    { name: stations.submitted, time: submittedAt, reached: true },
    isWithdrawn
      ? { name: stations.withdrawn, time: endedAt, reached: true }
      : { name: stations.accepted, time: acceptedAt, reached: here > 0 },
    isEnded
      ? {
          name: state === 'granted' ? granted[kind] : refused,
          time: endedAt,
          reached: true,
          mood: state === 'granted' ? 'good' : 'bad',
        }
      : {
          name: stations.result,
          reached: false,
          note: expectedDay && !isWithdrawn ? expected(shortDay(expectedDay, now)) : undefined,
        },
  ];
  return { all, here, isWithdrawn };
}

/** How far an application or an intention has come, drawn as a dimension line with three stations. */
export function Way({ submission, now, large = false }: WayProps) {
  const { all, here, isWithdrawn } = stationsOf(submission, now);
  return (
    <ol
      role="list"
      className={clsx(
        styles.way,
        here === 1 && styles.half,
        here === 2 && styles.whole,
        isWithdrawn && styles.off,
        large && styles.large,
      )}
      aria-label={zh.my.way}
    >
      {all.map(({ name, time, note, reached, mood }, place) => (
        <li
          key={name}
          className={clsx(reached && styles.reached, mood && styles[mood])}
          aria-current={place === here ? 'step' : undefined}
        >
          <b>
            {mood && <Icon name={mood === 'good' ? 'check' : 'close'} />}
            {name}
          </b>
          {time && <time dateTime={time.replace(' ', 'T')}>{shortMoment(time, now)}</time>}
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
