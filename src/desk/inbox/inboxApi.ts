import { portalApi } from '../../api/portalApi';
import { idTag, invalidatesOnSuccess, listTag } from '../../api/tags';
import { pageOf, recordOf, rowsOf, type Page } from '../../api/transformResponse';
import type {
  DecisionPayload,
  DecisionResult,
  DeskRecord,
  Assignee,
  InboxDetail,
  InboxQuery,
  InboxRow,
  Report,
} from '../../contract/desk';
import type { ListQuery } from '../../contract/envelope';
import { isRecord } from '../../lib/isRecord';
import { deskWrite } from '../deskWrite';

export const inboxPaths = {
  list: '/api/desk/submissions',
  detail: '/api/desk/submission',
  decide: '/api/desk/decide',
  records: '/api/desk/records',
  reports: '/api/desk/reports',
  closeReports: '/api/desk/reports/close',
  export: '/api/desk/export',
  attachment: '/api/desk/attachment',
  assignees: '/api/desk/handlers',
};

/** A page of the inbox. */
export interface InboxPage extends Page<InboxRow> {
  /** A search looked no further back. */
  searchedFrom: string | null;
}

export interface ReportsQuery extends ListQuery {
  state: 'open' | 'closed';
}

const submissionTags = (rows: readonly { number: string }[] | undefined) => [
  listTag('Submission'),
  ...(rows ?? []).map(({ number }) => idTag('Submission', number)),
];

/** What came in, who did what about it, and what visitors report. */
export const inboxApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['Submission', 'InboxCounts', 'Report', 'DeskRecord'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listInbox: build.query<InboxPage | null, InboxQuery>({
        query: (query) => ({ url: inboxPaths.list, params: query }),
        transformResponse: (body: unknown, _meta, query) => {
          const page = pageOf<InboxRow>(body, query);
          const searchedFrom = isRecord(body) && typeof body.searchedFrom === 'string' ? body.searchedFrom : null;
          return page && { ...page, searchedFrom };
        },
        providesTags: (page) => submissionTags(page?.rows),
      }),
      /** One submission with all that was sent. Reading it marks it as read. */
      getInboxItem: build.query<InboxDetail | null, string>({
        query: (number) => ({ url: inboxPaths.detail, params: { number } }),
        transformResponse: (body: unknown) => recordOf<InboxDetail>(body) ?? null,
        providesTags: (_detail, _error, number) => [idTag('Submission', number)],
        keepUnusedDataFor: 60,
      }),
      /** Decides of one or of several; those that could not be are named in the answer, since others may have been faster. */
      decideSubmissions: build.mutation<DecisionResult | null, { decision: DecisionPayload; idempotencyKey: string }>({
        query: ({ decision, idempotencyKey }) => deskWrite(inboxPaths.decide, decision, idempotencyKey),
        transformResponse: (body: unknown) => recordOf<DecisionResult>(body) ?? null,
        // A refusal tells that what is on the screen is out of date.
        invalidatesTags: (_result, _error, { decision }) => [
          listTag('Submission'),
          ...decision.numbers.map((number) => idTag('Submission', number)),
          listTag('InboxCounts'),
          listTag('DeskRecord'),
        ],
      }),
      /** Who has handled anything. */
      listAssignees: build.query<Assignee[] | null, void>({
        query: () => ({ url: inboxPaths.assignees }),
        transformResponse: (body: unknown) => rowsOf<Assignee>(body) ?? null,
        providesTags: [listTag('Submission')],
      }),
      listDeskRecords: build.query<Page<DeskRecord> | null, ListQuery>({
        query: (query) => ({ url: inboxPaths.records, params: query }),
        transformResponse: (body: unknown, _meta, query) => pageOf<DeskRecord>(body, query),
        providesTags: [listTag('DeskRecord')],
      }),
      listReports: build.query<Page<Report> | null, ReportsQuery>({
        query: (query) => ({ url: inboxPaths.reports, params: query }),
        transformResponse: (body: unknown, _meta, query) => pageOf<Report>(body, query),
        providesTags: [listTag('Report')],
      }),
      /** One that somebody else closed meanwhile is closed all the same. */
      closeReports: build.mutation<unknown, { fdIds: string[]; answer: string }>({
        query: (closing) => deskWrite(inboxPaths.closeReports, closing),
        invalidatesTags: (_answer, error) =>
          invalidatesOnSuccess(error, [listTag('Report'), listTag('InboxCounts'), listTag('DeskRecord')]),
      }),
    }),
  });

export const {
  useListInboxQuery,
  useGetInboxItemQuery,
  useDecideSubmissionsMutation,
  useListAssigneesQuery,
  useListDeskRecordsQuery,
  useListReportsQuery,
  useCloseReportsMutation,
} = inboxApi;
