import { portalApi } from '../api/portalApi';
import { idTag, invalidatesOnSuccess, listTag } from '../api/tags';
import { pageOf, recordOf, type Page } from '../api/transformResponse';
import type { QueryResult } from '../components/status';
import type { InboxCounts, StaffMember } from '../contract/desk';
import { openStates, submissionKinds, type SubmissionKind } from '../contract/submission';
import type { Today } from '../contract/today';
import { deskWrite, recordAt, vaultOf, type Send } from './deskEndpoints';

/** What a call of the desk has read. */
export const deskTag = (url: string) => idTag('Desk', url);

export type DeskTag = ReturnType<typeof deskTag> | { type: 'InboxCounts'; id: 'LIST' };

interface RowsArgs {
  url: string;
  pageNum?: number;
  pageSize?: number;
  [filter: string]: string | number | undefined;
}

/** A write, and what is to be read anew after it. `secrets`: its body is in the vault. */
export interface DeskWrite {
  url: string;
  json?: object;
  secrets?: string;
  changes: readonly DeskTag[];
}

/** Endpoints that every screen of the desk uses: the user, the counts of open work, lists, records and writes by address. */
export const deskApi = portalApi.enhanceEndpoints({ addTagTypes: ['Staff', 'InboxCounts', 'Desk'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Who is logged in at the desk; null if the call timed out. */
    getDeskMe: build.query({ ...recordAt<StaffMember>('/api/desk/me'), providesTags: [idTag('Staff', 'me')] }),
    getInboxCounts: build.query({
      ...recordAt<InboxCounts>('/api/desk/counts'),
      providesTags: [listTag('InboxCounts')],
    }),
    getToday: build.query({ ...recordAt<Today>('/api/desk/today'), providesTags: [listTag('InboxCounts')] }),
    listDeskRows: build.query<Page<object> | null, RowsArgs>({
      query: ({ url, ...params }) => ({ url, params }),
      transformResponse: (body: unknown, _meta, { pageNum = 1, pageSize = 100 }) =>
        pageOf<object>(body, { pageNum, pageSize }),
      providesTags: (_page, _error, { url }) => [deskTag(url)],
    }),
    getDeskRecord: build.query<object | null, string>({
      ...recordAt<object>(''),
      query: (url) => ({ url }),
      providesTags: (_record, _error, url) => [deskTag(url)],
    }),
    /** @returns the reference to a new password in the vault, which never reaches the store; null: there is none */
    writeDesk: build.mutation<string | null, DeskWrite>({
      queryFn: async ({ url, json = {}, secrets }, api, _options, call: Send) => {
        const { data, error } = await call(deskWrite(url, secrets === undefined ? json : vaultOf(api).take(secrets)));
        const { password } = recordOf<{ password?: string }>(data) ?? {};
        if (error) return { error };
        return { data: password === undefined ? null : vaultOf(api).put({ password }) };
      },
      invalidatesTags: (_password, error, { changes }) => invalidatesOnSuccess(error, changes),
    }),
  }),
});

export const { useGetDeskMeQuery, useGetInboxCountsQuery, useGetTodayQuery, useWriteDeskMutation } = deskApi;
const { useListDeskRowsQuery, useGetDeskRecordQuery } = deskApi;

type Read<Data> = QueryResult<Data> & { data?: Data | null; currentData?: Data | null; refetch: () => unknown };

/** A list, or a page of it. */
export const useDeskRows = <Row>(args: RowsArgs, options?: { refetchOnFocus: boolean }): Read<Page<Row>> =>
  useListDeskRowsQuery(args, options) as unknown as Read<Page<Row>>;

export const useDeskRecord = <Data>(url: string): Read<Data> => useGetDeskRecordQuery(url) as unknown as Read<Data>;

/** Puts saved values into the cache at once: later input is compared with them. */
export const recordWritten = (url: string, changed: object) =>
  deskApi.util.updateQueryData('getDeskRecord', url, (before) => before && { ...before, ...changed });

/** Number of open submissions of a kind. */
export const waitingOf = ({ submissions }: InboxCounts, kind: SubmissionKind): number =>
  openStates.reduce((sum, state) => sum + (submissions[kind]?.[state] ?? 0), 0);

/** Number of open submissions. */
export const waitingSubmissions = (counts: InboxCounts): number =>
  submissionKinds.reduce((sum, kind) => sum + waitingOf(counts, kind), 0);

/** Polling interval for new submissions while the window has the focus, ms. */
const pollingInterval = 30_000;

/** Number of open submissions and reports; null while unknown. */
export function useWaiting(isAllowed: boolean): number | null {
  const { data: counts } = useGetInboxCountsQuery(undefined, {
    skip: !isAllowed,
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return counts ? waitingSubmissions(counts) + counts.openReports : null;
}
