import { portalApi } from '../api/portalApi';
import { idTag, listTag } from '../api/tags';
import type { InboxCounts, StaffMember } from '../contract/desk';
import type { Today } from '../contract/today';
import { recordAt } from './deskEndpoints';
import { openStates, submissionKinds, type SubmissionKind } from '../contract/submission';

/** Endpoints that every screen of the desk uses: the user, the counts of open work, and what the day asks for. */
export const deskApi = portalApi.enhanceEndpoints({ addTagTypes: ['Staff', 'InboxCounts'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Who is logged in at the desk; null if the call timed out. */
    getDeskMe: build.query({ ...recordAt<StaffMember>('/api/desk/me'), providesTags: [idTag('Staff', 'me')] }),
    getInboxCounts: build.query({
      ...recordAt<InboxCounts>('/api/desk/counts'),
      providesTags: [listTag('InboxCounts')],
    }),
    getToday: build.query({ ...recordAt<Today>('/api/desk/today'), providesTags: [listTag('InboxCounts')] }),
  }),
});

export const { useGetDeskMeQuery, useGetInboxCountsQuery, useGetTodayQuery } = deskApi;

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
