import { portalApi } from '../../api/portalApi';
import { idTag, invalidatesOnSuccess, listTag } from '../../api/tags';
import { pageOf, recordOf, rowsOf, type Page } from '../../api/transformResponse';
import type {
  AnswerTemplate,
  AuditQuery,
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

/** A page of the inbox. */
export interface InboxPage extends Page<InboxRow> {
  /** Set where the search covered only the newest rows: how far back it went. */
  searchedFrom: string | null;
}

export interface ReportsQuery extends ListQuery {
  state: 'open' | 'closed';
}

const submissionTags = (rows: readonly { number: string }[] | undefined) => [
  listTag('Submission'),
  ...(rows ?? []).map(({ number }) => idTag('Submission', number)),
];

/** Endpoints of the inbox: submissions, audit log, reports. */
export const inboxApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['Submission', 'InboxCounts', 'Report', 'DeskRecord', 'AnswerTemplate'] })
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
      /** One submission with all of its data. Fetching it marks it as read. */
      getInboxItem: build.query<InboxDetail | null, string>({
        query: (number) => ({ url: inboxPaths.detail, params: { number } }),
        transformResponse: (body: unknown) => recordOf<InboxDetail>(body) ?? null,
        providesTags: (_detail, _error, number) => [idTag('Submission', number)],
        keepUnusedDataFor: 60,
      }),
      /**
       * Decides one or several submissions; those that failed are named in the response, since others may have been
       * faster.
       */
      decideSubmissions: build.mutation<DecisionResult | null, { decision: DecisionPayload; idempotencyKey: string }>({
        query: ({ decision, idempotencyKey }) => deskWrite(inboxPaths.decide, decision, idempotencyKey),
        transformResponse: (body: unknown) => recordOf<DecisionResult>(body) ?? null,
        // A refusal means that the data on the screen is outdated.
        invalidatesTags: (_result, _error, { decision }) => [
          listTag('Submission'),
          ...decision.numbers.map((number) => idTag('Submission', number)),
          listTag('InboxCounts'),
          listTag('DeskRecord'),
        ],
      }),
      addInternalNote: build.mutation<unknown, { number: string; note: string; idempotencyKey: string }>({
        query: ({ idempotencyKey, ...note }) => deskWrite(inboxPaths.note, note, idempotencyKey),
        invalidatesTags: (_answer, error, { number }) => invalidatesOnSuccess(error, [idTag('Submission', number)]),
      }),
      listTemplates: build.query<AnswerTemplate[] | null, void>({
        query: () => ({ url: inboxPaths.templates }),
        transformResponse: (body: unknown) => rowsOf<AnswerTemplate>(body) ?? null,
        providesTags: [listTag('AnswerTemplate')],
      }),
      addTemplate: build.mutation<unknown, { text: string }>({
        query: (template) => deskWrite(inboxPaths.templates, template),
        invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [listTag('AnswerTemplate')]),
      }),
      removeTemplate: build.mutation<unknown, { fdId: string }>({
        query: (template) => deskWrite(inboxPaths.removeTemplate, template),
        invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [listTag('AnswerTemplate')]),
      }),
      /** Staff who have handled any submission. */
      listAssignees: build.query<Assignee[] | null, void>({
        query: () => ({ url: inboxPaths.assignees }),
        transformResponse: (body: unknown) => rowsOf<Assignee>(body) ?? null,
        providesTags: [listTag('Submission')],
      }),
      listDeskRecords: build.query<Page<DeskRecord> | null, AuditQuery>({
        query: (query) => ({ url: inboxPaths.records, params: query }),
        transformResponse: (body: unknown, _meta, query) => pageOf<DeskRecord>(body, query),
        providesTags: [listTag('DeskRecord')],
      }),
      listReports: build.query<Page<Report> | null, ReportsQuery>({
        query: (query) => ({ url: inboxPaths.reports, params: query }),
        transformResponse: (body: unknown, _meta, query) => pageOf<Report>(body, query),
        providesTags: [listTag('Report')],
      }),
      /** A report that somebody else closed meanwhile counts as closed. */
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
  useAddInternalNoteMutation,
  useListTemplatesQuery,
  useAddTemplateMutation,
  useRemoveTemplateMutation,
  useListAssigneesQuery,
  useListDeskRecordsQuery,
  useListReportsQuery,
  useCloseReportsMutation,
} = inboxApi;
