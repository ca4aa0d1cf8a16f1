import type { SubmissionMarks, SubmissionSummary } from '../../contract/submission';
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
