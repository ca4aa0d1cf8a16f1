import { clsx } from 'clsx';
import type { SubmissionEvent, SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { Prose } from '../../components/NoWrapText';
import styles from './SubmissionLog.module.css';

const bad = ['refuse', 'remove'];

/** An intention ends as 已对接 or 未对接, the others as 通过 or 未通过. */
const wordOf = (action: SubmissionEvent['action'], kind: SubmissionKind): string => {
  if (action === 'grant') return zh.my.granted[kind];
  return action === 'refuse' && kind === 'intention' ? zh.my.unmet : zh.my.actions[action];
};

/** What happened to a submission, oldest first, on an upright dimension line. */
export function SubmissionLog({ events, kind }: { events: readonly SubmissionEvent[]; kind: SubmissionKind }) {
  return (
    <ol className={styles.log} role="list">
      {events.map(({ at, action, actor, note }, place) => (
        <li
          key={`${at} ${action}`}
          className={clsx(bad.includes(action) && styles.bad, action === 'grant' && styles.good)}
          aria-current={place === events.length - 1 ? 'step' : undefined}
        >
          <p className={styles.head}>
            <b>{wordOf(action, kind)}</b>
            <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 16)}</time>
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
