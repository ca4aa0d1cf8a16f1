import { decisionsFor, type Decision } from '../../contract/desk';
import type { SubmissionKind, SubmissionState, SubmissionSummary } from '../../contract/submission';
import { zhInbox } from '../../i18n/zhInbox';

const isOutcome = (decision: Decision): decision is 'grant' | 'refuse' => decision === 'grant' || decision === 'refuse';

/** Label of a decision; intentions and applications have different outcomes. */
export const choiceName = (kind: SubmissionKind | undefined, decision: Decision): string =>
  kind === 'intention' && isOutcome(decision) ? zhInbox.intentionChoices[decision] : zhInbox.choices[decision];

/** Label of the button that sends the decision. */
export const confirmName = (kind: SubmissionKind | undefined, decision: Decision): string =>
  kind === 'intention' && isOutcome(decision) ? zhInbox.intentionConfirm[decision] : zhInbox.confirm[decision];

/** Whether a decision needs a note to the company. */
export const needsNote = (decision: Decision): boolean => ['refuse', 'remove', 'note'].includes(decision);

export const choicesFor = (state: SubmissionState): readonly Decision[] => decisionsFor[state];

/** Decisions that all of these submissions allow; what is to be corrected is named one by one. */
export function sharedChoices(rows: readonly Pick<SubmissionSummary, 'state'>[]): Decision[] {
  const [first, ...others] = rows;
  if (!first) return [];
  return choicesFor(first.state).filter(
    (decision) => decision !== 'supplement' && others.every(({ state }) => choicesFor(state).includes(decision)),
  );
}
