import { portalApi } from '../../api/portalApi';
import { idTag, invalidatesOnSuccess, listTag, recordOf } from '../../api/contentEndpoints';
import type { DecisionPayload, DecisionResult, InboxDetail, InboxQuery, InboxRow } from '../../contract/desk';
import { deskTag, deskWrite, pageAt, recordAt } from '../deskApi';

export const inboxPaths = {
  list: '/api/desk/submissions',
  detail: '/api/desk/submission',
  decide: '/api/desk/decide',
  note: '/api/desk/note',
  templates: '/api/desk/templates',
  removeTemplate: '/api/desk/templates/remove',
  records: '/api/desk/records',
  exportRecords: '/api/desk/records/export',
  reports: '/api/desk/reports',
  closeReports: '/api/desk/reports/close',
  export: '/api/desk/export',
  attachment: '/api/desk/attachment',
  assignees: '/api/desk/handlers',
};

const submissionTags = (rows: readonly { number: string }[] | undefined) => [
  listTag('Submission'),
  ...(rows ?? []).map(({ number }) => idTag('Submission', number)),
];

/** Endpoints of the inbox: submissions, audit log, reports. */
export const inboxApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['Submission', 'InboxCounts', 'Desk'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listInbox: build.query({
        ...pageAt<InboxRow, InboxQuery>(inboxPaths.list),
        providesTags: (page) => submissionTags(page?.rows),
      }),
      /** One submission with all of its data. Fetching it marks it as read. */
      getInboxItem: build.query<InboxDetail | null, string>({
        ...recordAt<InboxDetail>(inboxPaths.detail),
        query: (number) => ({ url: inboxPaths.detail, params: { number } }),
        providesTags: (_detail, _error, number) => [idTag('Submission', number)],
        keepUnusedDataFor: 60,
      }),
      /** Decides some submissions; the response names those that failed, since others may have been faster. */
      decideSubmissions: build.mutation<DecisionResult | null, { decision: DecisionPayload; idempotencyKey: string }>({
        query: ({ decision, idempotencyKey }) => deskWrite(inboxPaths.decide, decision, idempotencyKey),
        transformResponse: (body: unknown) => recordOf<DecisionResult>(body) ?? null,
        // A refusal means that the data on the screen is outdated.
        invalidatesTags: (_result, _error, { decision }) => [
          ...submissionTags(decision.numbers.map((number) => ({ number }))),
          listTag('InboxCounts'),
          deskTag(inboxPaths.records),
          deskTag(inboxPaths.assignees),
        ],
      }),
      addInternalNote: build.mutation<unknown, { number: string; note: string; idempotencyKey: string }>({
        query: ({ idempotencyKey, ...note }) => deskWrite(inboxPaths.note, note, idempotencyKey),
        invalidatesTags: (_answer, error, { number }) => invalidatesOnSuccess(error, [idTag('Submission', number)]),
      }),
    }),
  });

export const { useListInboxQuery, useGetInboxItemQuery, useDecideSubmissionsMutation, useAddInternalNoteMutation } =
  inboxApi;
