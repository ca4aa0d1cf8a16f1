import { portalApi } from '../api/portalApi';
import { idTag, listTag } from '../api/tags';
import { recordOf } from '../api/transformResponse';
import type { InboxCounts, StaffMember } from '../contract/desk';

/** Endpoints that every screen of the desk uses: the user, and the counts of open work. */
export const deskApi = portalApi.enhanceEndpoints({ addTagTypes: ['Staff', 'InboxCounts'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Who is logged in at the desk; null if the call timed out. */
    getDeskMe: build.query<StaffMember | null, void>({
      query: () => ({ url: '/api/desk/me' }),
      transformResponse: (body: unknown) => recordOf<StaffMember>(body) ?? null,
      providesTags: [idTag('Staff', 'me')],
    }),
    getInboxCounts: build.query<InboxCounts | null, void>({
      query: () => ({ url: '/api/desk/counts' }),
      transformResponse: (body: unknown) => recordOf<InboxCounts>(body) ?? null,
      providesTags: [listTag('InboxCounts')],
    }),
  }),
});

export const { useGetDeskMeQuery, useGetInboxCountsQuery } = deskApi;
