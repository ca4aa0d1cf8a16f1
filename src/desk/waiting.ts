import type { InboxCounts } from '../contract/desk';
import { openStates, submissionKinds, type SubmissionKind } from '../contract/submission';

/** How many submissions of a kind wait for staff. */
export const waitingOf = ({ submissions }: InboxCounts, kind: SubmissionKind): number =>
  openStates.reduce((sum, state) => sum + (submissions[kind]?.[state] ?? 0), 0);

/** How many submissions wait for staff. */
export const waitingSubmissions = (counts: InboxCounts): number =>
  submissionKinds.reduce((sum, kind) => sum + waitingOf(counts, kind), 0);
