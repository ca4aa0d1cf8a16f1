import { clsx } from 'clsx';
import type { Project } from '../../contract/project';
import { zh } from '../../i18n/zh';
import { daysLeft } from '../../lib/dates';
import { selectHasApplied } from '../../state/appliedSlice';
import { useAppSelector } from '../../state/hooks';

interface ApplyButtonProps {
  project: Project;
  now: Date;
  /** As large as any button unless given. */
  size?: 'btn--sm';
  onApply: () => void;
}

/**
 * The button to apply for a project: 已申报 once the company has applied, secondary after the last day, when the backend
 * decides.
 */
export function ApplyButton({ project: { fdId, fdApplicationEnd }, now, size, onApply }: ApplyButtonProps) {
  const applied = useAppSelector((state) => selectHasApplied(state, fdId));
  const over = (daysLeft(fdApplicationEnd, now) ?? 0) < 0;
  return (
    <button
      className={clsx('btn', size, over && 'btn--line')}
      type="button"
      // It keeps the focus that comes back to it when the form has closed.
      aria-disabled={applied || undefined}
      onClick={applied ? undefined : onApply}
    >
      {applied ? zh.section.applied : zh.section.apply}
    </button>
  );
}
