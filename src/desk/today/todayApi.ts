import { listTag } from '../../api/tags';
import { recordOf } from '../../api/transformResponse';
import type { Today } from '../../contract/today';
import { deskApi } from '../deskApi';

export const todayApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the day asks for; null if the call timed out. */
    getToday: build.query<Today | null, void>({
      query: () => ({ url: '/api/desk/today' }),
      transformResponse: (body: unknown) => recordOf<Today>(body) ?? null,
      providesTags: [listTag('InboxCounts')],
    }),
  }),
});

export const { useGetTodayQuery } = todayApi;
