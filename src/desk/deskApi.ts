import { portalApi } from '../api/portalApi';
import { idTag, listTag } from '../api/tags';
import type { InboxCounts, StaffMember } from '../contract/desk';
import { recordAt } from './deskEndpoints';

/** Endpoints that every screen of the desk uses: the user, and the counts of open work. */
export const deskApi = portalApi.enhanceEndpoints({ addTagTypes: ['Staff', 'InboxCounts'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Who is logged in at the desk; null if the call timed out. */
    getDeskMe: build.query({ ...recordAt<StaffMember>('/api/desk/me'), providesTags: [idTag('Staff', 'me')] }),
    getInboxCounts: build.query({
      ...recordAt<InboxCounts>('/api/desk/counts'),
      providesTags: [listTag('InboxCounts')],
    }),
  }),
});

export const { useGetDeskMeQuery, useGetInboxCountsQuery } = deskApi;
