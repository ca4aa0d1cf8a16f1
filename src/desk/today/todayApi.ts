import { listTag } from '../../api/tags';
import type { Today } from '../../contract/today';
import { deskApi } from '../deskApi';
import { recordAt } from '../deskEndpoints';

export const todayApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the day asks for; null if the call timed out. */
    getToday: build.query({ ...recordAt<Today>('/api/desk/today'), providesTags: [listTag('InboxCounts')] }),
  }),
});

export const { useGetTodayQuery } = todayApi;
