import { useGetInboxCountsQuery } from '../deskApi';
import { waitingSubmissions } from '../waiting';

/** New submissions are looked for this often while somebody looks at the desk, ms. */
const pollingInterval = 30_000;

/** How much waits in the inbox, reports included; null while it is not known. */
export function useWaiting(isAllowed: boolean): number | null {
  const { data: counts } = useGetInboxCountsQuery(undefined, {
    skip: !isAllowed,
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return counts ? waitingSubmissions(counts) + counts.openReports : null;
}
