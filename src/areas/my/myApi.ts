import { portalApi } from '../../api/portalApi';
import { idTag, invalidatesOnSuccess, listTag } from '../../api/tags';
import { pageOf, recordOf, type Page } from '../../api/transformResponse';
import type {
  MySubmissionsQuery,
  SubmissionCounts,
  SubmissionDetail,
  SubmissionMarks,
  SubmissionSummary,
} from '../../contract/submission';
import type { GetbuginessEntry } from '../../contract/areas/getbuginess';

const path = {
  counts: '/api/my/counts',
  list: '/api/my/submissions',
  detail: '/api/my/submission',
  marks: '/api/my/marks',
  withdraw: '/api/my/withdraw',
  entry: '/api/my/entry',
  supplement: '/api/my/supplement',
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
    withdrawMySubmission: build.mutation<unknown, { number: string; idempotencyKey: string }>({
      query: ({ number, idempotencyKey }) => ({
        url: path.withdraw,
        method: 'POST',
        form: { number },
        client: 'secondary',
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, mySubmissionTags),
    }),
    /** Edits an entry, or publishes it again. */
    updateMyEntry: build.mutation<unknown, { number: string; entry: GetbuginessEntry; idempotencyKey: string }>({
      query: ({ number, entry, idempotencyKey }) => ({
        url: path.entry,
        method: 'POST',
        form: { ...entry, number },
        client: 'secondary',
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, mySubmissionTags),
    }),
    /** Sends again what staff asked to correct: values by field, uploads by the name of the item; both JSON. */
    createSupplement: build.mutation<
      unknown,
      { form: { number: string; values: string; files: string }; idempotencyKey: string }
    >({
      query: ({ form, idempotencyKey }) => ({
        url: path.supplement,
        method: 'POST',
        form,
        client: 'secondary',
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, mySubmissionTags),
    }),
  }),
});

export const { useGetMyCountsQuery, useListMySubmissionsQuery, useGetMySubmissionQuery, useGetMyMarksQuery } = myApi;
