import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link';
import type {
  SubmissionDetail,
  SubmissionMarks,
  SubmissionEvent,
  SubmissionKind,
  SubmissionSummary,
} from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { isOver } from '../../lib/dates';
import { fileSize } from '../../lib/fileSize';
import { paths } from '../../lib/paths';
import { Block } from '../../components/Block';
import { FactSheet } from '../../components/FactSheet';
import { FactIcon } from '../../components/FactIcon';
import { Icon } from '../../components/Icon';
import { NoWrapText, Prose } from '../../components/NoWrapText';
import { PageHeading } from '../../components/PageHeading';
import { PhoneText } from '../../components/PhoneText';
import { PrintButton } from '../../components/PrintButton';
import { Skeleton } from '../../components/Skeleton';
import { SubmissionProgress } from '../../components/SubmissionProgress';
import { EntryWindow, StepButtons, stepsFor, type Step } from './SubmissionRows';
import { isPhoneField, sentFacts, correctedName, eventNote } from './sentFacts';
import fileButton from '../../components/FileButton.module.css';
import styles from './SubmissionSheet.module.css';
import { useScript } from '../../components/hooks';
import { useNow } from '../../components/useNow';
import { useAppDispatch } from '../../state/hooks';
import { download } from './download';
import { EventLog } from '../../components/EventLog';

const bad = ['refuse', 'remove'];

/** An intention ends as 已对接 or 未对接, the others as 通过 or 未通过. */
const wordOf = (action: SubmissionEvent['action'], kind: SubmissionKind): string => {
  if (action === 'grant') return zh.my.granted[kind];
  return action === 'refuse' && kind === 'intention' ? zh.my.unmet : zh.my.actions[action];
};

function SubmissionLog({ submission }: { submission: SubmissionDetail }) {
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

const load = () => import(/* webpackChunkName: "qrCode" */ '../../components/QrCode');

/** On paper: the receipt's address as a QR code, which leads from the sheet to the current state. */
export function ReceiptCode({ number }: { number: string }) {
  // The sheet is complete without it.
  const script = useScript(load, true);
  if (!script) return null;
  return (
    <div className={styles.code}>
      <script.QrCode text={location.origin + paths.my.submission(number)} name={zh.my.code} />
      <p>{zh.my.code}</p>
    </div>
  );
}

interface SubmissionSheetProps {
  submission: SubmissionDetail;
  /** Names of the categories of entries by code. */
  categories: ReadonlyMap<string, string>;
  /** The company's applications, as in `stepsFor`. */
  projects: SubmissionMarks['projects'];
  onStep: (step: Step, submission: SubmissionSummary) => void;
  /** The form of an open request to correct it. */
  form?: ReactNode;
}

/** The page of its project, app or entry; undefined if there is none. */
function targetPath({ kind, state, side, targetId }: SubmissionDetail): string | undefined {
  if (kind === 'application') return paths.project.detail(targetId);
  if (kind === 'intention') return paths.shoppingMall.detail(targetId);
  if (state !== 'published') return undefined;
  return side === '1' ? paths.supplyDemand.demand.detail(targetId) : paths.supplyDemand.supply.detail(targetId);
}

/** A short label of the state, for the receipt. */
function resultOf({ kind, state, deadline }: SubmissionDetail, now: Date): string {
  const { granted, unmet, stations, entryStates, open, shownNow } = zh.my;
  if (kind === 'entry') {
    if (state === 'published') return isOver(deadline, now) ? zh.list.over : shownNow;
    return entryStates[state as keyof typeof entryStates] ?? open;
  }
  if (state === 'granted') return granted[kind];
  if (state === 'refused') return kind === 'intention' ? unmet : stations.refused;
  if (state === 'withdrawn' || state === 'supplement' || state === 'accepted') return stations[state];
  return stations.submitted;
}

const isBad = (state: SubmissionDetail['state']) => state === 'refused' || state === 'removed';

/** One submission: its data, its history and its receipt. */
export function SubmissionSheet(props: SubmissionSheetProps) {
  const { submission, categories, projects, onStep, form } = props;
  const dispatch = useAppDispatch();
  const now = useNow();
  const { number, kind, state, title, party, files } = submission;
  const target = targetPath(submission);
  return (
    <div className={styles.page}>
      <section className={`sheet ${styles.part} ${styles.lead}`}>
        <PageHeading text={title} />
        <p className="meta">
          <span>{zh.my.kinds[kind]}</span>
          {party && <span>{party}</span>}
        </p>
        <div className={styles.way}>
          {kind === 'entry' ? (
            <EntryWindow submission={submission} now={now} />
          ) : (
            <SubmissionProgress submission={submission} now={now} large />
          )}
        </div>
        {submission.answer && <Answer submission={submission} heading={resultOf(submission, now)} />}
      </section>
      <aside className={styles.receipt} aria-label={zh.my.receipt}>
        <FactSheet
          title={zh.my.receipt}
          facts={[
            { label: zh.own.number, value: <span className={`num ${styles.number}`}>{number}</span>, full: true },
            ...(party ? [{ label: zh.my.receiver[kind], value: party, full: true }] : []),
            {
              label: kind === 'entry' ? zh.my.publishedOn : zh.my.sentOn,
              value: submission.submittedAt.slice(0, 10),
            },
            kind === 'entry'
              ? { label: zh.my.until, value: submission.deadline }
              : { label: zh.my.answeredOn, value: submission.answeredAt?.slice(0, 10) },
            ...(kind === 'application'
              ? [{ label: zh.my.files, value: zh.my.attachments(files.length).slice(3) }]
              : []),
            {
              label: zh.my.state,
              value: (
                <span className={clsx(isBad(state) && 'red', state === 'granted' && 'green')}>
                  {resultOf(submission, now)}
                </span>
              ),
              full: kind !== 'application',
            },
          ]}
        />
        <ReceiptCode number={number} />
        <div className={`noprint mt-5 ${styles.steps}`}>
          <StepButtons
            className={styles.steps}
            submission={submission}
            steps={stepsFor(submission, now, projects)}
            onStep={onStep}
          />
          {kind === 'entry' && target && (
            <Link className="btn btn--line" to={target}>
              {zh.my.onPortal}
            </Link>
          )}
          <PrintButton text={zh.my.print} />
          <p className="hint">{zh.my.hint[kind]}</p>
        </div>
      </aside>
      <div className={`sheet ${styles.details}`}>
        {form && <section className={`noprint ${styles.part}`}>{form}</section>}
        <Block className={styles.part} id="sent" text={zh.my.content[kind]}>
          <dl className={styles.facts}>
            {sentFacts(submission, categories).map(({ name, label, value, full, isTarget }) => (
              <div key={label} className={clsx(full && 'full')}>
                <dt>{label}</dt>
                <dd>
                  {isTarget && target ? (
                    <Link to={target}>
                      <NoWrapText text={value} />
                    </Link>
                  ) : (
                    <span className="pre-line">
                      {isPhoneField(name) ? <PhoneText value={value} /> : value || zh.site.missing}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Block>
        {files.length > 0 && (
          <Block className={styles.part} id="files" text={zh.my.files}>
            <ul className={styles.files} role="list">
              {files.map((file) => (
                <li key={file.attId}>
                  <button
                    className={fileButton.file}
                    type="button"
                    aria-label={zh.my.download(file.fileName)}
                    onClick={() => void dispatch(download(file))}
                  >
                    <Icon name="file" />
                    <span>
                      <b className="ellipsis">{file.fileName}</b>
                      <small className="num">{fileSize(file.size)}</small>
                    </span>
                    <FactIcon name="download" />
                  </button>
                </li>
              ))}
            </ul>
          </Block>
        )}
        <Block className={styles.part} id="log" text={zh.my.log}>
          <SubmissionLog submission={submission} />
        </Block>
      </div>
    </div>
  );
}

function Answer({ submission, heading }: { submission: SubmissionDetail; heading: string }) {
  const { state, answer, answeredBy, answeredAt } = submission;
  return (
    <div className={clsx(styles.answer, isBad(state) && styles.refused, state === 'granted' && styles.granted)}>
      <Icon name={isBad(state) ? 'close' : state === 'granted' ? 'check' : 'info'} />
      <div>
        <h2 className="text-lg">{heading}</h2>
        <p>
          <Prose text={answer ?? ''} />
        </p>
        <p className={styles.by}>
          {answeredBy ?? zh.my.platform}
          {answeredAt && <time dateTime={answeredAt.replace(' ', 'T')}>{answeredAt.slice(0, 16)}</time>}
        </p>
      </div>
    </div>
  );
}

export function SubmissionSheetSkeleton() {
  return (
    <div className={styles.page}>
      <div className={`sheet ${styles.part} ${styles.lead}`}>
        <Skeleton width="56%" height={26} above={8} />
        <Skeleton width="28%" height={12} above={18} />
        <Skeleton width="100%" height={12} above={40} />
      </div>
      <Skeleton className={styles.receipt} width="100%" height={280} />
      <div className={`sheet ${styles.details}`}>
        <div className={styles.part}>
          <Skeleton width={120} height={20} />
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} width="100%" height={14} above={24} />
          ))}
        </div>
      </div>
    </div>
  );
}
