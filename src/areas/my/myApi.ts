import { portalApi } from '../../api/portalApi';
import { idTag, listTag } from '../../api/tags';
import { pageOf, recordOf, type Page } from '../../api/transformResponse';
import type {
  MySubmissionsQuery,
  SubmissionCounts,
  SubmissionDetail,
  SubmissionMarks,
  SubmissionSummary,
} from '../../contract/submission';

const path = {
  counts: '/api/my/counts',
  list: '/api/my/submissions',
  detail: '/api/my/submission',
  marks: '/api/my/marks',
};

/** The company's id, which is not sent: it keys the cache, so that no account gets another's data. */
interface Owned {
  owner: string;
}

const type = 'MySubmission';

/** Tags of everything that a company's write may change. */
export const mySubmissionTags = [
  listTag(type),
  idTag(type, 'counts'),
  idTag(type, 'marks'),
  idTag(type, 'detail'),
] as const;

/** The company's view of its submissions. */
export const myApi = portalApi.enhanceEndpoints({ addTagTypes: [type] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getMyCounts: build.query<SubmissionCounts | null, Owned>({
      query: () => ({ url: path.counts }),
      transformResponse: (body) => recordOf<SubmissionCounts>(body) ?? null,
      providesTags: [idTag(type, 'counts')],
    }),
    listMySubmissions: build.query<Page<SubmissionSummary> | null, MySubmissionsQuery & Owned>({
      query: ({ kind, pageNum, pageSize }) => ({ url: path.list, params: { kind, pageNum, pageSize } }),
      transformResponse: (body, _meta, query) => pageOf<SubmissionSummary>(body, query),
      providesTags: [listTag(type)],
    }),
    getMySubmission: build.query<SubmissionDetail | null, { number: string } & Owned>({
      query: ({ number }) => ({ url: path.detail, params: { number } }),
      transformResponse: (body) => recordOf<SubmissionDetail>(body) ?? null,
      providesTags: [idTag(type, 'detail')],
    }),
    /** The projects and apps with an open submission of the company. */
    getMyMarks: build.query<SubmissionMarks | null, Owned>({
      query: () => ({ url: path.marks }),
      transformResponse: (body) => recordOf<SubmissionMarks>(body) ?? null,
      providesTags: [idTag(type, 'marks')],
    }),
  }),
});

export const { useGetMyCountsQuery, useListMySubmissionsQuery, useGetMySubmissionQuery, useGetMyMarksQuery } = myApi;
