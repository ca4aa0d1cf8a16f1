import type { SubmissionEvent, SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { EventLog } from '../../components/EventLog';

const bad = ['refuse', 'remove'];

/** An intention ends as 已对接 or 未对接, the others as 通过 or 未通过. */
const wordOf = (action: SubmissionEvent['action'], kind: SubmissionKind): string => {
  if (action === 'grant') return zh.my.granted[kind];
  return action === 'refuse' && kind === 'intention' ? zh.my.unmet : zh.my.actions[action];
};

/** The history of a submission. */
export function SubmissionLog({ events, kind }: { events: readonly SubmissionEvent[]; kind: SubmissionKind }) {
  return (
    <EventLog
      events={events.map(({ at, action, actor, note }, place) => ({
        key: `${at} ${action} ${place}`,
        word: wordOf(action, kind),
        time: <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 16)}</time>,
        actor,
        note,
        mood: bad.includes(action) ? 'bad' : action === 'grant' && 'good',
      }))}
    />
  );
}
