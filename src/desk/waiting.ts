import type { InboxCounts } from '../contract/desk';
import { openStates, submissionKinds, type SubmissionKind } from '../contract/submission';

/** Number of open submissions of a kind. */
export const waitingOf = ({ submissions }: InboxCounts, kind: SubmissionKind): number =>
  openStates.reduce((sum, state) => sum + (submissions[kind]?.[state] ?? 0), 0);

/** Number of open submissions. */
export const waitingSubmissions = (counts: InboxCounts): number =>
  submissionKinds.reduce((sum, kind) => sum + waitingOf(counts, kind), 0);
