import { portalApi } from '../api/portalApi';
import { idTag, listTag } from '../api/tags';
import type { InboxCounts, StaffMember } from '../contract/desk';
import type { Today } from '../contract/today';
import { recordAt } from './deskEndpoints';

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
