import { useState } from 'react';
import type { SessionLine } from '../../contract/auth';
import { zh } from '../../i18n/zh';
import { shortMoment } from '../../lib/shortMoment';
import { FormMessage } from '../../components/Field';
import { keepFocusNear } from '../../components/focus';
import styles from './ProfilePage.module.css';

/** The result of ending sessions: how many ended, or an error message. */
export type Ended = { ended: number; failure?: undefined } | { failure: string; ended?: undefined };

interface SessionListProps {
  sessions: readonly SessionLine[];
  now: Date;
  onEnd: (which: { sessionId: string } | { others: '1' }) => Promise<Ended>;
}

/** The account's sessions, the current one first; the others can be ended. */
export function SessionList({ sessions, now, onEnd }: SessionListProps) {
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<Ended>();
  const end = async (which: { sessionId: string } | { others: '1' }, button: HTMLElement) => {
    if (busy !== undefined) return;
    setOutcome(undefined);
    setBusy('sessionId' in which ? which.sessionId : 'others');
    const result = await onEnd(which);
    setBusy(undefined);
    setOutcome(result);
    // The button disappears with its session.
    if (result.failure === undefined && document.activeElement === button) keepFocusNear(button);
  };
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <FormMessage text={outcome?.failure ?? null} />
      <p className="vh" role="status">
        {outcome?.ended === undefined ? '' : zh.profile.ended(outcome.ended)}
      </p>
      <ul className={`ruled ${styles.sessions}`} role="list">
        {sessions.map(({ sessionId, device, usedAt, createdAt, current }) => {
          const name = device ?? zh.profile.unknownDevice;
          const since = shortMoment(createdAt, now);
          return (
            <li key={sessionId}>
              <div>
                <p className={styles.device}>
                  <b>{name}</b>
                  {current && <span className="tag tag--pine">{zh.profile.currentSession}</span>}
                </p>
                <p className={`meta ${styles.times}`}>
                  <span>
                    {zh.profile.usedAt} <time dateTime={usedAt.replace(' ', 'T')}>{shortMoment(usedAt, now)}</time>
                  </span>
                  <span>
                    {zh.profile.startedAt} <time dateTime={createdAt.replace(' ', 'T')}>{since}</time>
                  </span>
                </p>
              </div>
              {!current && (
                <button
                  type="button"
                  className="btn btn--line btn--sm"
                  aria-label={zh.profile.endOf(name, since)}
                  aria-busy={busy === sessionId || undefined}
                  onClick={({ currentTarget }) => void end({ sessionId }, currentTarget)}
                >
                  {zh.profile.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length === 0 ? (
        <p className={`hint ${styles.submit}`}>{zh.profile.onlySession}</p>
      ) : (
        <p className={styles.submit}>
          <button
            type="button"
            className="btn btn--line"
            aria-busy={busy === 'others' || undefined}
            onClick={({ currentTarget }) => void end({ others: '1' }, currentTarget)}
          >
            {zh.profile.endOthers}
          </button>
        </p>
      )}
    </>
  );
}
