import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SubmissionSummary, SubmissionMarks } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { isOver } from '../../lib/dates';

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
