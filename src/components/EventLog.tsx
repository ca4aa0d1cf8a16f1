import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './EventLog.module.css';
import { Prose } from './NoWrapText';

export interface LoggedEvent {
  key: string;
  word: string;
  time: ReactNode;
  actor: string | null;
  note: string | null;
  mood?: 'good' | 'bad' | false;
}

/** A vertical timeline, oldest first; the newest event is emphasised. */
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
