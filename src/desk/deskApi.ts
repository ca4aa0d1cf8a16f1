import { portalApi } from '../api/portalApi';
import { idTag, invalidatesOnSuccess, listTag, pageOf, recordOf, type Page } from '../api/contentEndpoints';
import type { QueryResult } from '../components/QueryBoundary';
import type { InboxCounts, StaffMember } from '../contract/desk';
import { openStates, submissionKinds, type SubmissionKind } from '../contract/submission';
import type { Today } from '../contract/today';
import { isDraft, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Call } from '../api/client';
import type { ApiError } from '../api/errors';
import type { ThunkExtra } from '../state/thunkExtra';

/** Timeout for a write, ms: long texts and files take their time. */
export const writeLimit = 30_000;

/**
 * A write of the desk: one without a response has failed, and a refused token ends the session
 * (docs/behaviour/calls.md#the-two-clients).
 */
export const deskWrite = (url: string, json: object, idempotencyKey?: string): Call => ({
  url,
  method: 'POST',
  json,
  client: 'secondary',
  timeLimit: writeLimit,
  idempotencyKey,
});

/** Leaves what is loaded when a refetch times out: a form on it would lose what was typed. */
const merge = <Data>(loaded: Data, answer: Data): Data =>
  answer === null ? loaded : copyWithStructuralSharing(isDraft(loaded) ? original<unknown>(loaded) : loaded, answer);

/** Reads one record; null without one. */
export const recordAt = <Data, Args extends object | void = void>(url: string) => ({
  query: (params: Args): Call => ({ url, params: params ?? undefined }),
  transformResponse: (body: unknown): Data | null => recordOf<Data>(body) ?? null,
  merge: merge<Data | null>,
});

/** Reads a page of a list. */
export const pageAt = <Row, Args extends { pageNum: number; pageSize: number }>(url: string) => ({
  query: (params: Args): Call => ({ url, params }),
  transformResponse: (body: unknown, _meta: unknown, query: Args): Page<Row> | null => pageOf<Row>(body, query),
});

type Send = (call: Call) => PromiseLike<{ data?: unknown; error?: ApiError }> | { data?: unknown; error?: ApiError };

/** What a call of the desk has read. */
export const deskTag = (url: string) => idTag('Desk', url);

/** The user. */
export const ownTag = deskTag('/api/desk/me');

export type DeskTag = ReturnType<typeof deskTag> | { type: 'InboxCounts'; id: 'LIST' };

/** A call of the desk, by its address. */
interface ReadArgs {
  url: string;
  pageNum?: number;
  pageSize?: number;
  [filter: string]: string | number | undefined;
}

/** A write, and what is to be read anew after it. `secrets`: its body is in the vault. */
interface DeskWriteArgs {
  url: string;
  json?: object;
  secrets?: string;
  changes: readonly DeskTag[];
}

/** Endpoints that every screen of the desk uses: the user, the counts of open work, lists, records and writes by address. */
export const deskApi = portalApi.enhanceEndpoints({ addTagTypes: ['InboxCounts', 'Desk'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Who is logged in at the desk; null if the call timed out. */
    getDeskMe: build.query({ ...recordAt<StaffMember>('/api/desk/me'), providesTags: [ownTag] }),
    getInboxCounts: build.query({
      ...recordAt<InboxCounts>('/api/desk/counts'),
      providesTags: [listTag('InboxCounts')],
    }),
    getToday: build.query({ ...recordAt<Today>('/api/desk/today'), providesTags: [listTag('InboxCounts')] }),
    listDeskRows: build.query<Page<object> | null, ReadArgs>({
      query: ({ url, ...params }) => ({ url, params }),
      transformResponse: (body: unknown, _meta, { pageNum = 1, pageSize = 100 }) =>
        pageOf<object>(body, { pageNum, pageSize }),
      providesTags: (_page, _error, { url }) => [deskTag(url)],
    }),
    getDeskRecord: build.query<object | null, ReadArgs>({
      ...recordAt<object>(''),
      query: ({ url, ...params }) => ({ url, params }),
      providesTags: (_record, _error, { url }) => [deskTag(url)],
    }),
    /** @returns the reference to the answer in the vault, since it may be a secret; null: there is none */
    writeDesk: build.mutation<string | null, DeskWriteArgs>({
      queryFn: async ({ url, json = {}, secrets }, { extra }, _options, call: Send) => {
        const vault = (extra as ThunkExtra).secrets;
        const { data, error } = await call(deskWrite(url, secrets === undefined ? json : vault.take(secrets)));
        if (error) return { error };
        const answer = Object.entries(recordOf<Record<string, unknown>>(data) ?? {});
        const texts = answer.map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : String(value)]);
        return { data: texts.length === 0 ? null : vault.put(Object.fromEntries(texts) as Record<string, string>) };
      },
      invalidatesTags: (_answer, error, { changes }) => invalidatesOnSuccess(error, changes),
    }),
  }),
});

export const { useGetDeskMeQuery, useGetInboxCountsQuery, useGetTodayQuery, useWriteDeskMutation } = deskApi;
const { useListDeskRowsQuery, useGetDeskRecordQuery } = deskApi;

interface ReadOptions {
  refetchOnFocus?: boolean;
  refetchOnMountOrArgChange?: boolean;
  skip?: boolean;
}

type Read<Data> = QueryResult<Data> & { data?: Data | null; currentData?: Data | null; refetch: () => unknown };

/** A list, or a page of it. */
export const useDeskRows = <Row>(args: ReadArgs, options?: ReadOptions): Read<Page<Row>> =>
  useListDeskRowsQuery(args, options) as unknown as Read<Page<Row>>;

export const useDeskRecord = <Data>(args: ReadArgs, options?: ReadOptions): Read<Data> =>
  useGetDeskRecordQuery(args, options) as unknown as Read<Data>;

/** Puts saved values into the cache at once: later input is compared with them. */
export const recordWritten = (args: ReadArgs, changed: object) =>
  deskApi.util.updateQueryData('getDeskRecord', args, (before) => before && { ...before, ...changed });

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
