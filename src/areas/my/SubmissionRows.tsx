import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Link } from '../../components/Link';
import {
  type SubmissionMarks,
  type SubmissionSummary,
  type SubmissionKind,
  submissionKinds,
  type SubmissionCounts,
} from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { shortDay, daysLeft, hasDayForm, isOver } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { quantityText } from '../../lib/numbers';
import { shortMoment } from '../../lib/shortMoment';
import { Icon } from '../../components/Icon';
import { NoWrapText, Prose } from '../../components/NoWrapText';
import { Skeleton, indexes } from '../../components/Skeleton';
import { SubmissionProgress } from '../../components/SubmissionProgress';
import { StatePanel } from '../../components/QueryBoundary';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { MoreLink } from '../../components/MoreLink';
import { PageHeading } from '../../components/PageHeading';
import { useNow } from '../../components/useNow';
import { elapsedShare, shareClass } from '../../components/shareClass';
import { leftText } from '../../lib/leftText';
import { listPaths } from './myApi';
import styles from './SubmissionRows.module.css';

/** A list in which nothing is yet: what will be in it. */
export function EmptyList({ kind }: { kind: SubmissionKind }) {
  return (
    <StatePanel drawing="cabinet" bordered>
      <p>{zh.my.none[kind]}</p>
      <p className="hint">{zh.my.noneHint}</p>
    </StatePanel>
  );
}

interface SubmissionRowsProps {
  submissions: SubmissionSummary[];
  label: string;
  /** The company's applications, as in `stepsFor`. */
  projects: SubmissionMarks['projects'];
  onStep: (step: Step, submission: SubmissionSummary) => void;
}

/** A company's submissions: progress, available actions, reply. */
export function SubmissionRows({ submissions, label, projects, onStep }: SubmissionRowsProps) {
  const now = useNow();
  return (
    <ul className={`sheet ruled hover-list ${styles.rows}`} role="list" aria-label={label}>
      {submissions.map((submission) => (
        <li key={submission.number}>
          <Facts submission={submission} now={now} />
          {submission.kind === 'entry' ? (
            <EntryWindow submission={submission} now={now} />
          ) : (
            <SubmissionProgress submission={submission} now={now} />
          )}
          <StepButtons
            className={styles.steps}
            submission={submission}
            steps={stepsFor(submission, now, projects)}
            size="btn--sm"
            onStep={onStep}
          >
            {submission.state === 'supplement' && (
              <Link
                className="btn btn--sm"
                to={paths.my.submission(submission.number)}
                aria-label={zh.my.of(zh.my.supplement.go, submission.number)}
              >
                {zh.my.supplement.go}
              </Link>
            )}
          </StepButtons>
          {submission.answer && <Reply submission={submission} now={now} />}
        </li>
      ))}
    </ul>
  );
}

function Facts({ submission, now }: { submission: SubmissionSummary; now: Date }) {
  const { number, kind, title, submittedAt, side, isNew } = submission;
  return (
    <div>
      <p className={styles.number}>
        <span className="num">{number}</span>
        <span>{zh.my.sent(shortMoment(submittedAt, now), kind)}</span>
      </p>
      <h2 className={`ttl ${styles.title}`}>
        <Link className="hit" to={paths.my.submission(number)}>
          <NoWrapText text={title} />
        </Link>
        {isNew && <span className="tag tag--oak">{zh.my.isNew}</span>}
        {side === '1' && <span className="tag tag--pine">{zh.section.demand}</span>}
        {side === '2' && <span className="tag tag--oak">{zh.section.supply}</span>}
      </h2>
      <p className="meta mt-1">
        {metaOf(submission).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}

function metaOf({ kind, party, attachments, model, quantity, area }: SubmissionSummary): string[] {
  const texts =
    kind === 'entry'
      ? [model, quantity && zh.my.quantity(quantityText(quantity)), area]
      : [
          party && (kind === 'intention' ? zh.my.supplier(party) : party),
          attachments > 0 && zh.my.attachments(attachments),
        ];
  return texts.filter((text): text is string => Boolean(text));
}

function Reply({ submission, now }: { submission: SubmissionSummary; now: Date }) {
  const { state, answer, answeredBy, answeredAt } = submission;
  const day = answeredAt && zh.my.answered(shortDay(answeredAt.slice(0, 10), now));
  const by: ReactNode = [answeredBy ?? zh.my.platform, day].filter(Boolean).join('　');
  const isBad = state === 'refused' || state === 'removed';
  return (
    <div className={styles.reply}>
      <Icon
        name={state === 'granted' ? 'check' : 'info'}
        className={isBad ? 'red' : state === 'granted' ? 'green' : styles.plain}
      />
      <p>
        <span className={styles.by}>{by}</span>
        <Prose text={answer ?? ''} />
      </p>
    </div>
  );
}

export function SubmissionRowsSkeleton({ count }: { count: number }) {
  return (
    <div className={`sheet ruled ${styles.rows} ${styles.skeletons}`}>
      {indexes(count).map((place) => (
        <div key={place}>
          <div>
            <Skeleton width={208} height={12} above={6} />
            <Skeleton width={`${64 - (place % 3) * 10}%`} height={18} above={10} />
            <Skeleton width="36%" height={12} above={14} />
          </div>
          <Skeleton width="100%" height={12} />
        </div>
      ))}
    </div>
  );
}

interface MyHeadProps {
  /** Null until the company is known. */
  company: string | null;
  kind: SubmissionKind;
  counts?: SubmissionCounts | null;
  /** The way on from this list; none before it is known whose it is. */
  action?: ReactNode;
}

/** The company, and the tabs of its three lists. */
export function MyHead({ company, kind, counts, action }: MyHeadProps) {
  return (
    <>
      <div className="mt-4">
        <Breadcrumbs items={[{ label: zh.my.title }]} />
      </div>
      <div className={styles.who}>
        <div>
          <PageHeading text={company ?? zh.my.title} />
          <p className="text-15 ink-2">{zh.my.intro}</p>
        </div>
        <MoreLink to={paths.my.profile}>{zh.ownPages.profile}</MoreLink>
      </div>
      <div className={styles.kinds}>
        <nav aria-label={zh.my.lists}>
          <ul role="list">
            {submissionKinds.map((name) => (
              <li key={name}>
                <Link className={styles.kind} to={listPaths[name]} aria-current={name === kind ? 'page' : undefined}>
                  {zh.ownPages.names[name]}{' '}
                  <span className={styles.count}>
                    {counts?.[name] ?? ''}
                    {counts && <span className="vh"> {zh.ownPages.unit}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {action && <div className={`noprint ${styles.action}`}>{action}</div>}
      </div>
    </>
  );
}

/** Why an entry is not public. */
const hiddenReasons: Partial<Record<SubmissionSummary['state'], string>> = zh.my.entryStates;

/** The entry's publication period as a bar, and the days left; or why it is not public. */
export function EntryWindow({ submission, now }: { submission: SubmissionSummary; now: Date }) {
  const { state, submittedAt, deadline } = submission;
  const from = submittedAt.slice(0, 10);
  const to = deadline ?? '';
  const left = daysLeft(to, now);
  const word = hiddenReasons[state] ?? (left === undefined ? zh.my.shownNow : leftText(left));
  const isBad = state === 'removed' || state === 'refused';
  const share = state === 'published' ? elapsedShare(from, to, now) : 0;
  return (
    <p className={styles.window}>
      <span className="vh">{zh.my.shown} </span>
      <time dateTime={from}>{shortDay(from, now, to)}</time>
      <span className={clsx(styles.line, state !== 'published' && styles.off)} aria-hidden="true">
        <i className={shareClass(share ?? 0)} />
      </span>
      {hasDayForm(to) && <time dateTime={to}>{shortDay(to, now, from)}</time>}
      <b className={clsx(isBad && 'red')}>{word}</b>
    </p>
  );
}

/** A company's actions on a submission. */
export type Step = 'edit' | 'withdraw' | 'again' | 'correct';

/**
 * The actions available in a submission's state, the likelier one first.
 *
 * @param projects the company's open and granted applications, by project
 */
export function stepsFor(
  { kind, state, deadline, targetId }: SubmissionSummary,
  now: Date,
  projects: SubmissionMarks['projects'],
): Step[] {
  const again: Step[] = kind === 'application' && projects[targetId] ? [] : ['again'];
  switch (state) {
    case 'submitted':
    case 'accepted':
    case 'supplement':
      return ['withdraw'];
    case 'pending':
      return ['edit', 'withdraw'];
    case 'published':
      return isOver(deadline, now) ? ['again'] : ['edit', 'withdraw'];
    case 'withdrawn':
      return again;
    case 'refused':
      return kind === 'entry' ? ['correct'] : again;
    case 'removed':
      return ['correct'];
    default:
      return [];
  }
}

interface StepButtonsProps {
  submission: SubmissionSummary;
  steps: readonly Step[];
  onStep: (step: Step, submission: SubmissionSummary) => void;
  size?: 'btn--sm';
  className?: string;
  /** Before the buttons. */
  children?: ReactNode;
}

const wordOf = (step: Step, { kind }: SubmissionSummary): string =>
  step === 'again' ? zh.my.again[kind] : zh.my[step];

/** A button for each action available now; its accessible name includes the item. */
export function StepButtons({ submission, steps, onStep, size, className, children }: StepButtonsProps) {
  if (steps.length === 0) return null;
  return (
    <p className={clsx('row noprint', className)}>
      {children}
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          className={clsx('btn', (size || step === 'withdraw') && 'btn--line', size)}
          aria-label={zh.my.of(
            wordOf(step, submission),
            submission.kind === 'entry' ? submission.title : submission.number,
          )}
          onClick={() => onStep(step, submission)}
        >
          {wordOf(step, submission)}
        </button>
      ))}
    </p>
  );
}
