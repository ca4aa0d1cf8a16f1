import type { InboxCounts } from '../../contract/desk';
import { openStates, type SubmissionKind } from '../../contract/submission';
import { useGetInboxCountsQuery } from '../deskApi';

/** How many submissions of a kind wait for staff. */
export const waitingOf = ({ submissions }: InboxCounts, kind: SubmissionKind): number =>
  openStates.reduce((sum, state) => sum + (submissions[kind]?.[state] ?? 0), 0);

/** How much waits in the inbox, reports included; null while it is not known. */
export function useWaiting(isAllowed: boolean): number | null {
  const { data: counts } = useGetInboxCountsQuery(undefined, { skip: !isAllowed });
  if (!counts) return null;
  return (['application', 'intention', 'entry'] as const).reduce(
    (sum, kind) => sum + waitingOf(counts, kind),
    counts.openReports,
  );
}
