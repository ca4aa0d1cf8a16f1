import { useState } from 'react';
import { errorText } from '../../api/client';
import type { SessionLine } from '../../contract/auth';
import { zh } from '../../i18n/zh';
import { shortMoment } from '../../lib/shortMoment';
import { FormMessage } from '../../components/Field';
import { keepFocusNear } from '../../components/focus';
import { useNow } from '../../components/useNow';
import { useAppDispatch } from '../../state/hooks';
import { profileApi } from './profileApi';
import styles from './ProfilePage.module.css';

/** The account's sessions, the current one first; the others can be ended. */
export function SessionList({ sessions }: { sessions: readonly SessionLine[] }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<{ data?: number; error?: unknown }>();
  const end = async (which: { sessionId: string } | { others: '1' }, button: HTMLElement) => {
    if (busy !== undefined) return;
    setOutcome(undefined);
    setBusy('sessionId' in which ? which.sessionId : 'others');
    const result = await dispatch(profileApi.endpoints.deleteMySessions.initiate(which, { track: false }));
    setBusy(undefined);
    setOutcome(result);
    // The button disappears with its session.
    if (!result.error && document.activeElement === button) keepFocusNear(button);
  };
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <FormMessage text={outcome?.error ? errorText(outcome.error, zh.states.operationFailed) : null} />
      <p className="vh" role="status">
        {outcome?.data === undefined ? '' : zh.profile.ended(outcome.data)}
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
