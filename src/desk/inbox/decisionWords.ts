import { decisionsFor, type Decision } from '../../contract/desk';
import type { SubmissionKind, SubmissionState, SubmissionSummary } from '../../contract/submission';
import { zhInbox } from '../../i18n/zhInbox';

const isOutcome = (decision: Decision): decision is 'grant' | 'refuse' => decision === 'grant' || decision === 'refuse';

/** What a choice is called: an intention ends otherwise than an application. */
export const choiceName = (kind: SubmissionKind | undefined, decision: Decision): string =>
  kind === 'intention' && isOutcome(decision) ? zhInbox.intentionChoices[decision] : zhInbox.choices[decision];

/** What the button says that makes it true. */
export const confirmName = (kind: SubmissionKind, decision: Decision): string =>
  kind === 'intention' && isOutcome(decision) ? zhInbox.intentionConfirm[decision] : zhInbox.confirm[decision];

/** A company that is turned down, or only written to, is told why. */
export const needsNote = (decision: Decision): boolean => ['refuse', 'remove', 'note'].includes(decision);

export const choicesFor = (state: SubmissionState): readonly Decision[] => decisionsFor[state];

/** What the key for yes decides in a state; undefined: nothing. */
export const yesIn = (state: SubmissionState): Decision | undefined =>
  choicesFor(state).find((decision) => decision === 'accept' || decision === 'publish');

/** What can be decided of all of some submissions at once, besides writing to each. */
export function sharedChoices(rows: readonly Pick<SubmissionSummary, 'state'>[]): Decision[] {
  const [first, ...others] = rows;
  if (!first) return [];
  return choicesFor(first.state).filter((decision) =>
    others.every(({ state }) => choicesFor(state).includes(decision)),
  );
}
