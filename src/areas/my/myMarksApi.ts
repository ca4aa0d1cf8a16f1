import { portalApi, idTag, listTag, recordOf } from '../../api/portalApi';
import type { SubmissionMarks } from '../../contract/submission';

/** The company's id, which is not sent: it keys the cache, so that no account gets another's data. */
export interface Owned {
  owner: string;
}

export const mySubmissionType = 'MySubmission';

/** Tags of everything that a company's write may change. */
export const mySubmissionTags = [
  listTag(mySubmissionType),
  idTag(mySubmissionType, 'counts'),
  idTag(mySubmissionType, 'marks'),
  idTag(mySubmissionType, 'detail'),
] as const;

/** What public pages show of a company's submissions; its own pages have more (myApi.ts). */
export const myMarksApi = portalApi.enhanceEndpoints({ addTagTypes: [mySubmissionType] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The projects and apps with an open submission of the company. */
    getMyMarks: build.query<SubmissionMarks | null, Owned>({
      query: () => ({ url: '/api/my/marks' }),
      transformResponse: (body) => recordOf<SubmissionMarks>(body) ?? null,
      providesTags: [idTag(mySubmissionType, 'marks')],
    }),
  }),
});

export const { useGetMyMarksQuery } = myMarksApi;
