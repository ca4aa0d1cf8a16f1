import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { focusIsLost } from '../../components/focus';
import { Icon } from '../../components/Icon';
import { PrintButton } from '../../components/PrintButton';
import { useNow } from '../../components/useNow';
import { zhCase } from '../../i18n/zhCase';
import { zhInbox } from '../../i18n/zhInbox';
import { deskTag, useDeskRecord } from '../deskApi';
import { useSend } from '../hooks';
import { useDownload } from '../download';
import { useAnnounce, useFailure } from '../shell/Announcer';
import { Loaded, submits } from '../shell/ListPane';
import { DecisionForm, useDeskDraft, type DecisionFormProps } from './DecisionForm';
import { inboxPaths } from './inboxQueues';
import styles from './ReadingPane.module.css';
import fileButton from '../../components/FileButton.module.css';
import { EventLog, type LoggedEvent } from '../../components/EventLog';
import { FactSheet, type FactSheetProps } from '../../components/FactSheet';
import { FactIcon } from '../../components/FactIcon';
import { NoWrapText } from '../../components/NoWrapText';
import { stateWord, type InboxDetail } from '../../contract/desk';
import type { SubmissionEvent, SubmissionFile, SubmissionSummary } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { shortDay } from '../../lib/dates';
import { fileSize } from '../../lib/fileSize';
import { isPhoneField, sentFacts as allFacts, correctedName, eventNote } from '../../areas/my/sentFacts';
import { ShortTime } from '../ShortTime';
import { EmailLink } from '../../components/EmailLink';
import { PhoneLink } from '../../components/PhoneLink';
import { PhoneText } from '../../components/PhoneText';
import { Field } from '../../components/Field';
import { clsx } from 'clsx';
import { Stepper, type Step } from '../../components/SubmissionProgress';
import { shareClass } from '../../components/shareClass';
import progress from './SubmissionProgress.module.css';

interface ReadingPaneProps extends Omit<DecisionFormProps, 'rows' | 'kind' | 'detail'> {
  number: string;
  /** Address of the list alone. */
  toList: To;
  onBack: () => void;
  /** Position in the list, from 1; null: not in it. */
  place: number | null;
  total: number;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** The open submission. Its title gets the focus, so that screen readers start there. */
export function ReadingPane(props: ReadingPaneProps) {
  const { number, toList, onBack, place, total, onPrevious, onNext, ...decision } = props;
  const result = useDeskRecord<InboxDetail>({ url: inboxPaths.detail, number }, { refetchOnFocus: true });
  const download = useDownload();
  const announce = useAnnounce();
  const take = async ({ attId, fileName }: SubmissionFile) => {
    const call = { url: '/api/desk/attachment', params: { attId } };
    if (await download(call, fileName, zhInbox.fileFailed(fileName))) announce(zhInbox.fileTaken(fileName));
  };
  const headingId = useId();
  const pane = useRef<HTMLElement>(null);
  const detail = result.currentData ?? undefined;
  const isLoaded = detail !== undefined;
  /** What had the focus when the submission was opened. */
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, [number]);
  // A late submission takes the focus from no control to which the user has gone meanwhile; headings get it without the
  // user.
  const focusTitle = useEffectEvent(() => {
    const focused = document.activeElement;
    if (focused !== opener.current && !focusIsLost() && !focused?.matches('[tabindex="-1"]')) return;
    pane.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isLoaded) focusTitle();
  }, [isLoaded, number]);
  return (
    <section
      className={styles.pane}
      ref={pane}
      aria-labelledby={isLoaded ? headingId : undefined}
      aria-label={zhInbox.pane}
    >
      <div className={styles.head}>
        <Link className={`more ${styles.back}`} to={toList} accessKey="b" onClick={onBack}>
          <Icon name="arrowLeft" />
          {zhInbox.back}
        </Link>
        <span className={styles.number}>{number}</span>
        {place !== null && <span className={`hint ${styles.place}`}>{zhInbox.place(place, total)}</span>}
        <PrintButton text={zhCase.print} />
        {(
          [
            [zhInbox.previous, 'chevronLeft', 'k', onPrevious],
            [zhInbox.next, 'chevronRight', 'j', onNext],
          ] as const
        ).map(([label, icon, accessKey, onClick]) => (
          <button
            key={icon}
            className={`icon-button ${styles.step}`}
            type="button"
            aria-label={label}
            accessKey={accessKey}
            disabled={!onClick}
            onClick={onClick}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      {/* Scrolls by itself, so the keyboard must be able to reach it. */}
      <div className={styles.body} key={`read ${number}`} tabIndex={0} role="region" aria-label={zhInbox.sent}>
        <Loaded query={result} failedText={zhInbox.detailFailed}>
          {(loaded) => <ReadingView detail={loaded} headingId={headingId} onTake={(file) => void take(file)} />}
        </Loaded>
      </div>
      {detail && <DecisionForm key={number} rows={[detail]} kind={detail.kind} detail={detail} {...decision} />}
    </section>
  );
}

/** Placeholder beside the list while nothing is open. */
export function NothingOpen() {
  return (
    <div className={`${styles.pane} ${styles.none}`}>
      <p>{zhInbox.choose}</p>
    </div>
  );
}

interface ReadingViewProps {
  detail: InboxDetail;
  headingId: string;
  onTake: (file: SubmissionFile) => void;
}

/** A submission as staff read it: progress, form values, attachments and events. */
function ReadingView({ detail, headingId, onTake }: ReadingViewProps) {
  const { title, files, events } = detail;
  return (
    <>
      <div>
        <h2 id={headingId} className={styles.title} tabIndex={-1}>
          <NoWrapText text={title} />
        </h2>
        <Meta detail={detail} />
      </div>
      <SubmissionProgress submission={detail} />
      <Changes detail={detail} />
      <FactSheet facts={submittedFields(detail)} />
      {files.length > 0 && (
        <section>
          <h3>{zhInbox.attachments}</h3>
          <ul className="spaced" role="list">
            {files.map((file) => (
              <li key={file.attId}>
                <button type="button" className={fileButton.file} onClick={() => onTake(file)}>
                  <Icon name="file" />
                  <span>
                    <b className="break">{file.fileName}</b>
                    <small className="num">{file.replaced ? zhCase.replacedFile : fileSize(file.size)}</small>
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
        <EventLog dense events={events.map((event, place) => logged(event, place, detail))} />
      </section>
      <p className={styles.signatures} aria-hidden="true">
        <span>{zhCase.signature}</span>
        <span>{zhCase.date}</span>
      </p>
      <InternalNotes key={detail.number} detail={detail} />
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

function Meta({ detail }: { detail: InboxDetail }) {
  const now = useNow();
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

function logged(event: SubmissionEvent, place: number, detail: InboxDetail): LoggedEvent {
  const { action, at, actor } = event;
  const { kind } = detail;
  const isNo = action === 'refuse' || action === 'remove';
  const isYes = action === 'grant' || action === 'publish';
  return {
    key: `${at} ${action} ${place}`,
    word: (kind === 'intention' && zhInbox.intentionActions[action]) || zhInbox.actions[action] || action,
    time: <ShortTime value={at} />,
    actor,
    note: eventNote(event, correctedName(detail)),
    mood: isNo ? 'bad' : isYes && 'good',
  };
}

const phone = (value: string) => <PhoneLink value={value} plain />;
const email = (value: string) => <EmailLink value={value} />;

/** Form values that are shown as links. */
const shown: Readonly<Record<string, (value: string) => ReactNode>> = {
  /** Link to all other submissions of the same company. */
  fdComName: (name) => <Link to={`/inbox/search?q=${encodeURIComponent(name)}`}>{name}</Link>,
  fdApplicantEmail: email,
  fdContactEmail: email,
};

const wide = ['fdApplicationInfo', 'fdContactsAddress'];

/** The form values of a submission; its target is in the heading above. */
function submittedFields(detail: InboxDetail): FactSheetProps['facts'] {
  const facts = allFacts(detail, new Map()).flatMap(({ name, label, value }) =>
    name === undefined || name === 'fdType'
      ? []
      : [{ label, value: (shown[name] ?? (isPhoneField(name) ? phone : String))(value), full: wide.includes(name) }],
  );
  const account = {
    label: zhInbox.account,
    value: <PhoneText value={detail.username} />,
    full: detail.kind !== 'intention',
  };
  return [...facts, account];
}

/** What staff noted for each other, and a new note. The company never sees it. */
function InternalNotes({ detail }: { detail: InboxDetail }) {
  const { number, notes = [] } = detail;
  const announce = useAnnounce();
  const fail = useFailure();
  const { values, type, commit, done } = useDeskDraft(`deskInternalNote:${number}`);
  const [send, isSending] = useSend();
  const { note = '' } = values;
  const save = async () => {
    const payload = { number, note: note.trim() };
    if (payload.note === '' || isSending) return;
    const { error } = await send({ url: '/api/desk/note', json: payload, changes: [deskTag(inboxPaths.detail)] });
    if (error) return fail(error, zhCase.internal.failed);
    done({ note });
    announce(zhCase.internal.saved);
  };
  return (
    <section className="noprint">
      <h3>{zhCase.internal.title}</h3>
      {notes.length > 0 && (
        <EventLog
          dense
          events={notes.map(({ at, actor, note: text }, place) => ({
            key: `${at} ${place}`,
            word: actor,
            time: <ShortTime value={at} />,
            actor: null,
            note: text,
          }))}
        />
      )}
      <form aria-label={zhCase.internal.title} onSubmit={submits(() => void save())}>
        <Field
          as="textarea"
          label={zhCase.internal.add}
          name="internalNote"
          hint={zhCase.internal.hint}
          rows={2}
          readOnly={isSending}
          value={note}
          onChange={({ target }) => type('note', target.value)}
          onBlur={commit}
        />
        <button className="btn btn--line btn--sm" type="submit" aria-busy={isSending || undefined}>
          {zhCase.internal.save}
        </button>
      </form>
    </section>
  );
}

type ProgressFields = Pick<
  SubmissionSummary,
  'kind' | 'state' | 'submittedAt' | 'acceptedAt' | 'endedAt' | 'supplementDay'
>;

/** Progress from 0 to 1. */
function progressOf({ state }: Pick<ProgressFields, 'state'>): number {
  if (state === 'submitted' || state === 'pending') return 0;
  if (state === 'accepted' || state === 'withdrawn' || state === 'supplement') return 0.5;
  return 1;
}

function moodOf({ state }: Pick<ProgressFields, 'state'>): 'good' | 'bad' | undefined {
  if (state === 'refused' || state === 'removed') return 'bad';
  return state === 'granted' || state === 'published' ? 'good' : undefined;
}

/** Progress in a table row: a bar 44 px wide beside its label. */
export function RowProgress({ submission }: { submission: ProgressFields }) {
  const { kind, state } = submission;
  const mood = moodOf(submission);
  return (
    <span className={progress.inRow}>
      <span
        className={clsx(progress.small, state === 'withdrawn' && progress.off, shareClass(progressOf(submission)))}
        aria-hidden="true"
      />
      <b className={clsx(mood === 'good' && 'green', mood === 'bad' && 'red') || undefined}>{stateWord(state, kind)}</b>
    </span>
  );
}

/** Progress of a submission as a stepper; an entry has no acceptance step. */
export function SubmissionProgress({ submission }: { submission: ProgressFields }) {
  const now = useNow();
  const { kind, state, submittedAt, acceptedAt, endedAt, supplementDay } = submission;
  const { stations: names } = zhInbox;
  const isOver = endedAt !== null || state === 'published';
  const times = kind === 'entry' ? [submittedAt, endedAt] : [submittedAt, acceptedAt, endedAt];
  const last = times.length - 1;
  const share = progressOf(submission);
  const isEnd = share === 1 || state === 'withdrawn';
  const here = isEnd ? last : share === 0.5 ? 1 : 0;
  const stations = times.map((time, place): Step => {
    const isLast = place === last;
    const end = isOver ? stateWord(state, kind) : names.result;
    const reached = place === 0 || (place < here ? time !== null : place === here);
    return {
      name: isLast ? end : place === 0 ? names.submitted : names.accepted,
      time: reached && time && <ShortTime value={time} />,
      reached,
      mood: isLast && isEnd ? moodOf(submission) : undefined,
    };
  });
  if (state !== 'supplement')
    return <Stepper label={zhInbox.way} steps={stations} here={here} isOff={state === 'withdrawn'} />;
  // A step of its own, only while the company has it.
  const before = stations.slice(0, acceptedAt && kind !== 'entry' ? 2 : 1);
  const until = supplementDay && <span>{zhInbox.until(shortDay(supplementDay, now))}</span>;
  const supplementStep: Step = { name: stateWord(state, kind), time: until, reached: true };
  const result: Step = { name: names.result, reached: false };
  return <Stepper label={zhInbox.way} steps={[...before, supplementStep, result]} here={before.length} isOff={false} />;
}
