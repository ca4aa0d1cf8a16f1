import { idTag, listTag, pageOf, recordOf, type Page } from '../../api/portalApi';
import type {
  MySubmissionsQuery,
  SubmissionCounts,
  SubmissionDetail,
  SubmissionSummary,
  SubmissionKind,
} from '../../contract/submission';
import { myMarksApi, mySubmissionType, type Owned } from './myMarksApi';
import { paths } from '../../lib/paths';

/** The company's view of its submissions. */
export const myApi = myMarksApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getMyCounts: build.query<SubmissionCounts | null, Owned>({
      query: () => ({ url: '/api/my/counts' }),
      transformResponse: (body) => recordOf<SubmissionCounts>(body) ?? null,
      providesTags: [idTag(mySubmissionType, 'counts')],
    }),
    listMySubmissions: build.query<Page<SubmissionSummary> | null, MySubmissionsQuery & Owned>({
      query: ({ kind, pageNum, pageSize }) => ({ url: '/api/my/submissions', params: { kind, pageNum, pageSize } }),
      transformResponse: (body, _meta, query) => pageOf<SubmissionSummary>(body, query),
      providesTags: [listTag(mySubmissionType)],
    }),
    getMySubmission: build.query<SubmissionDetail | null, { number: string } & Owned>({
      query: ({ number }) => ({ url: '/api/my/submission', params: { number } }),
      transformResponse: (body) => recordOf<SubmissionDetail>(body) ?? null,
      providesTags: [idTag(mySubmissionType, 'detail')],
      // Its news count as seen once it is read.
      onQueryStarted({ owner }, { dispatch, queryFulfilled }) {
        const recount = myApi.endpoints.getMyCounts.initiate({ owner }, { forceRefetch: true, subscribe: false });
        queryFulfilled.then(() => void dispatch(recount)).catch(() => undefined);
      },
    }),
  }),
});

export const { useGetMyCountsQuery, useListMySubmissionsQuery, useGetMySubmissionQuery } = myApi;

export const listPaths: Record<SubmissionKind, string> = {
  application: paths.my.applications,
  intention: paths.my.intentions,
  entry: paths.my.entries,
};
