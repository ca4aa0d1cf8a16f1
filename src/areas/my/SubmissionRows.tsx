import type { ReactNode } from 'react';
import { Link } from '../../components/Link';
import type { SubmissionMarks, SubmissionSummary, SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { shortDay } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { quantityText } from '../../lib/numbers';
import { shortMoment } from '../../lib/shortMoment';
import { Icon } from '../../components/Icon';
import { NoWrapText, Prose } from '../../components/NoWrapText';
import { Skeleton, indexes } from '../../components/Skeleton';
import { SubmissionProgress } from '../../components/SubmissionProgress';
import { EntryWindow } from './EntryWindow';
import { StepButtons, stepsFor, type Step } from './StepButtons';
import styles from './SubmissionRows.module.css';
import { StatePanel } from '../../components/StatePanel';

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
  now: Date;
  /** The company's applications, as in `stepsFor`. */
  projects: SubmissionMarks['projects'];
  onStep: (step: Step, submission: SubmissionSummary) => void;
}

/** A company's submissions: progress, available actions, reply. */
export function SubmissionRows({ submissions, label, now, projects, onStep }: SubmissionRowsProps) {
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
          {submission.answer && <Reply submission={submission} now={now} answer={submission.answer} />}
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

interface ReplyProps {
  submission: SubmissionSummary;
  answer: string;
  now: Date;
}

function Reply({ submission: { state, answeredBy, answeredAt }, answer, now }: ReplyProps) {
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
        <Prose text={answer} />
      </p>
    </div>
  );
}

/** Loading skeleton. */
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
