import { clsx } from 'clsx';
import type { SubmissionSummary } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import type { Step } from './steps';

interface StepButtonsProps {
  submission: SubmissionSummary;
  steps: readonly Step[];
  onStep: (step: Step, submission: SubmissionSummary) => void;
  size?: 'btn--sm';
  className?: string;
}

const wordOf = (step: Step, { kind }: SubmissionSummary): string =>
  step === 'again' ? zh.my.again[kind] : zh.my[step];

/** A button for each thing that can be done now; what it is done to is part of its name. */
export function StepButtons({ submission, steps, onStep, size, className }: StepButtonsProps) {
  if (steps.length === 0) return null;
  return (
    <p className={clsx('row noprint', className)}>
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
