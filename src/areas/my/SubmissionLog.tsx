import type { SubmissionDetail, SubmissionEvent, SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { EventLog } from '../../components/EventLog';
import { correctedName, eventNote } from './eventNote';

const bad = ['refuse', 'remove'];

/** An intention ends as 已对接 or 未对接, the others as 通过 or 未通过. */
const wordOf = (action: SubmissionEvent['action'], kind: SubmissionKind): string => {
  if (action === 'grant') return zh.my.granted[kind];
  return action === 'refuse' && kind === 'intention' ? zh.my.unmet : zh.my.actions[action];
};

/** The history of a submission. */
export function SubmissionLog({ submission }: { submission: SubmissionDetail }) {
  const nameOf = correctedName(submission);
  return (
    <EventLog
      events={submission.events.map((event, place) => ({
        key: `${event.at} ${event.action} ${place}`,
        word: wordOf(event.action, submission.kind),
        time: <time dateTime={event.at.replace(' ', 'T')}>{event.at.slice(0, 16)}</time>,
        actor: event.actor,
        note: eventNote(event, nameOf),
        mood: bad.includes(event.action) ? 'bad' : event.action === 'grant' && 'good',
      }))}
    />
  );
}
