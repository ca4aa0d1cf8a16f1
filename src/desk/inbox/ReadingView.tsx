import { Link } from 'react-router-dom';
import { EventLog, type LoggedEvent } from '../../components/EventLog';
import { FactSheet } from '../../components/FactSheet';
import { FactIcon } from '../../components/FactIcon';
import { Icon } from '../../components/Icon';
import { NoWrapText } from '../../components/NoWrapText';
import type { InboxDetail } from '../../contract/desk';
import type { SubmissionEvent, SubmissionFile } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { zhCase } from '../../i18n/zhCase';
import { zhInbox } from '../../i18n/zhInbox';
import { shortDay } from '../../lib/dates';
import { fileSize } from '../../lib/fileSize';
import { correctedName, eventNote } from '../../areas/my/eventNote';
import { ShortTime } from '../ShortTime';
import { SubmissionProgress } from './SubmissionProgress';
import { InternalNotes } from './InternalNotes';
import styles from './ReadingPane.module.css';
import { submittedFields } from './submittedFields';

interface ReadingViewProps {
  detail: InboxDetail;
  now: Date;
  headingId: string;
  onTake: (file: SubmissionFile) => void;
}

/** A submission as staff read it: progress, form values, attachments and events. */
export function ReadingView({ detail, now, headingId, onTake }: ReadingViewProps) {
  const { title, files, events } = detail;
  return (
    <>
      <div>
        <h2 id={headingId} className={styles.title} tabIndex={-1}>
          <NoWrapText text={title} />
        </h2>
        <Meta detail={detail} now={now} />
      </div>
      <SubmissionProgress submission={detail} now={now} />
      <Changes detail={detail} />
      <FactSheet facts={submittedFields(detail)} />
      {files.length > 0 && (
        <section>
          <h3>{zhInbox.attachments}</h3>
          <ul className="spaced" role="list">
            {files.map((file) => (
              <li key={file.attId}>
                <button type="button" className={styles.file} onClick={() => onTake(file)}>
                  <Icon name="file" />
                  <span>
                    <b>{file.fileName}</b>
                    <small>{file.replaced ? zhCase.replacedFile : fileSize(file.size)}</small>
                  </span>
                  <span className="vh">{zhInbox.takeFile(file.fileName)}</span>
                  <FactIcon name="download" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{zhInbox.log}</h3>
        <EventLog dense events={events.map((event, place) => logged(event, place, detail, now))} />
      </section>
      <p className={styles.signatures} aria-hidden="true">
        <span>{zhCase.signature}</span>
        <span>{zhCase.date}</span>
      </p>
      <InternalNotes key={detail.number} detail={detail} now={now} />
    </>
  );
}

/** What the company's last edit changed, while nobody has decided since. */
function Changes({ detail }: { detail: InboxDetail }) {
  const changes = detail.events.at(-1)?.details?.changes ?? [];
  if (changes.length === 0) return null;
  const nameOf = correctedName(detail);
  return (
    <section>
      <h3>{zhCase.changes}</h3>
      <dl className={styles.changes}>
        {changes.map(({ before, after, ...item }) => (
          <div key={item.name}>
            <dt>{nameOf(item)}</dt>
            <dd>
              {before && <del>{before}</del>} <ins>{after ?? zh.site.missing}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Meta({ detail, now }: { detail: InboxDetail; now: Date }) {
  const { kind, party, side, deadline, expectedDay, siblings, targetId } = detail;
  const isApp = kind === 'intention';
  return (
    <p className={styles.meta}>
      {party && <span>{party}</span>}
      {side && <span>{zhInbox.sides[side] ?? side}</span>}
      {deadline && <span>{zhInbox.until(shortDay(deadline, now))}</span>}
      {expectedDay && <span>{zhInbox.answerUntil(shortDay(expectedDay, now))}</span>}
      {kind !== 'entry' && siblings > 1 && (
        <Link to={`/inbox/${kind}?target=${encodeURIComponent(targetId)}`}>
          {isApp ? zhInbox.siblingsOfApp(siblings) : zhInbox.siblings(siblings)}
        </Link>
      )}
    </p>
  );
}

function logged(event: SubmissionEvent, place: number, detail: InboxDetail, now: Date): LoggedEvent {
  const { action, at, actor } = event;
  const { kind } = detail;
  const isNo = action === 'refuse' || action === 'remove';
  const isYes = action === 'grant' || action === 'publish';
  return {
    key: `${at} ${action} ${place}`,
    word: (kind === 'intention' && zhInbox.intentionActions[action]) || zhInbox.actions[action] || action,
    time: <ShortTime value={at} now={now} />,
    actor,
    note: eventNote(event, correctedName(detail)),
    mood: isNo ? 'bad' : isYes && 'good',
  };
}
