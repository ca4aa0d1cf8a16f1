import type { InboxCounts } from '../contract/desk';
import { useGetInboxCountsQuery } from './deskApi';
import { openStates, submissionKinds, type SubmissionKind } from '../contract/submission';

/** Number of open submissions of a kind. */
export const waitingOf = ({ submissions }: InboxCounts, kind: SubmissionKind): number =>
  openStates.reduce((sum, state) => sum + (submissions[kind]?.[state] ?? 0), 0);

/** Number of open submissions. */
export const waitingSubmissions = (counts: InboxCounts): number =>
  submissionKinds.reduce((sum, kind) => sum + waitingOf(counts, kind), 0);

/** Polling interval for new submissions while the window has the focus, ms. */
const pollingInterval = 30_000;

/** Number of open submissions and reports; null while unknown. */
export function useWaiting(isAllowed: boolean): number | null {
  const { data: counts } = useGetInboxCountsQuery(undefined, {
    skip: !isAllowed,
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return counts ? waitingSubmissions(counts) + counts.openReports : null;
}
