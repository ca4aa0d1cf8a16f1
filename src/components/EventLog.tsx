import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './EventLog.module.css';
import { Prose } from './NoWrapText';

/** Something that has happened. */
export interface LoggedEvent {
  key: string;
  word: string;
  time: ReactNode;
  actor: string | null;
  note: string | null;
  mood?: 'good' | 'bad' | false;
}

/** What has happened, oldest first, on an upright dimension line; the newest one is a peg. */
export function EventLog({ events, dense = false }: { events: readonly LoggedEvent[]; dense?: boolean }) {
  return (
    <ol className={clsx(styles.log, dense && styles.dense)} role="list">
      {events.map(({ key, word, time, actor, note, mood }, place) => (
        <li
          key={key}
          className={clsx(mood && styles[mood])}
          aria-current={place === events.length - 1 ? 'step' : undefined}
        >
          <p className={styles.head}>
            <b>{word}</b>
            {time}
            {actor && <span>{actor}</span>}
          </p>
          {note && (
            <p className={styles.note}>
              <Prose text={note} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
