import {
  callAndRenew,
  portalApi,
  idTag,
  invalidatesOnSuccess,
  pageOf,
  recordOf,
  rowsOf,
  type Page,
} from '../api/portalApi';
import type { QueryResult } from '../components/QueryBoundary';
import type { InboxCounts, InboxQuery } from '../contract/desk';
import { stateGroups, submissionKinds, type StateGroup, type SubmissionKind } from '../contract/submission';
import { isDraft, original, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { isApiError, type Call, type ApiError } from '../api/client';
import { isRecord } from '../lib/json';
import type { ThunkExtra } from '../state/thunkExtra';
import type { DeskState } from './deskStore';

/** Timeout for a write, ms: long texts and files take their time. */
export const writeLimit = 30_000;

/**
 * A write of the desk: one without a response has failed, and a refused token ends the session
 * (docs/behaviour/calls.md#the-two-clients).
 */
const deskWrite = (url: string, json: object): Call => ({
  url,
  method: 'POST',
  json,
  client: 'secondary',
  timeLimit: writeLimit,
});

/** What comes with a refusal of this code; null for any other failure. */
export const refusalWith = <Data>(code: number, error: unknown): Data | null =>
  isApiError(error) && error.code === code ? ((recordOf<object>(error.data) ?? null) as Data | null) : null;

/** Leaves what is loaded when a refetch times out: a form on it would lose what was typed. */
const merge = <Data>(loaded: Data, answer: Data): Data =>
  answer === null ? loaded : copyWithStructuralSharing(isDraft(loaded) ? original<unknown>(loaded) : loaded, answer);

type Send = (call: Call) => PromiseLike<{ data?: unknown; error?: ApiError }> | { data?: unknown; error?: ApiError };

/** What a call of the desk has read. */
export const deskTag = (url: string) => idTag('Desk', url);

export type DeskTag = ReturnType<typeof deskTag>;

export const deskPaths = { me: '/api/desk/me', counts: '/api/desk/counts', today: '/api/desk/today' };

/** The user. */
export const ownTag = deskTag(deskPaths.me);

/** The counts of open work. */
export const countTags = [deskPaths.counts, deskPaths.today].map(deskTag);

/** A call of the desk, by its address. */
interface ReadArgs {
  url: string;
  pageNum?: number;
  pageSize?: number;
  [filter: string]: string | number | undefined;
}

/** Reads one record; null without one. */
const record = {
  query: ({ url, ...params }: ReadArgs): Call => ({ url, params }),
  transformResponse: (body: unknown): object | null => recordOf<object>(body) ?? null,
  merge: merge<object | null>,
  providesTags: (_record: unknown, _error: unknown, { url }: ReadArgs) => [deskTag(url)],
};

interface DeskPage<Row> extends Page<Row> {
  /** A search of a long list covers this many of its newest rows; absent: all. */
  searched?: number;
}

/** A write, and what is to be read anew after it. `secrets`: its body is in the vault. */
interface DeskWriteArgs {
  url: string;
  json?: object;
  secrets?: string;
  changes: readonly DeskTag[];
}

/** A write whose answer is no secret. */
export interface DeskSendArgs extends Pick<Call, 'idempotencyKey' | 'timeLimit' | 'keepalive'> {
  url: string;
  json: object;
  /** What is to be read anew once it succeeded. */
  changes?: readonly DeskTag[];
  /** And what besides, if the answer does not hold it. */
  unanswered?: readonly DeskTag[];
}

/** Lists, records and writes of the desk, by address: nobody but a screen knows what it reads. */
export const deskApi = portalApi.enhanceEndpoints({ addTagTypes: ['Desk'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDeskRows: build.query<DeskPage<object> | null, ReadArgs>({
      // Others work on them, too.
      keepUnusedDataFor: 30,
      query: ({ url, ...params }) => ({ url, params }),
      transformResponse: (body: unknown, _meta, { pageNum = 1, pageSize = 100 }) => {
        const page = pageOf<object>(body, { pageNum, pageSize });
        const searched = isRecord(body) && typeof body.searched === 'number' ? { searched: body.searched } : {};
        return page && { ...page, ...searched };
      },
      providesTags: (_page, _error, { url }) => [deskTag(url)],
    }),
    getDeskRecord: build.query<object | null, ReadArgs>({ ...record, keepUnusedDataFor: 60 }),
    /** One that is read anew whenever it is opened: others, or other devices, may have gone on with it. */
    getSharedRecord: build.query<object | null, ReadArgs>({ ...record, keepUnusedDataFor: 0 }),
    /** @returns the reference to the answer in the vault, since it may be a secret; null: there is none */
    writeDesk: build.mutation<string | null, DeskWriteArgs>({
      queryFn: async ({ url, json = {}, secrets }, api, _options, call: Send) => {
        const vault = (api.extra as ThunkExtra).secrets;
        const request = deskWrite(url, secrets === undefined ? json : vault.take(secrets));
        // That of one's own password brings another token.
        const { data, error } = await callAndRenew(api, async () => call(request));
        if (error) return { error };
        const texts = Object.entries(recordOf<Record<string, unknown>>(data) ?? {})
          .filter(([name]) => name !== 'token')
          .map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : String(value)]);
        return { data: texts.length === 0 ? null : vault.put(Object.fromEntries(texts) as Record<string, string>) };
      },
      invalidatesTags: (_answer, error, { changes }) => invalidatesOnSuccess(error, changes),
    }),
    sendDesk: build.mutation<unknown, DeskSendArgs>({
      query: ({ url, json, idempotencyKey, timeLimit = writeLimit, keepalive }) => ({
        ...deskWrite(url, json),
        idempotencyKey,
        timeLimit,
        keepalive,
      }),
      transformResponse: (body: unknown) => recordOf<object>(body) ?? rowsOf<object>(body) ?? null,
      invalidatesTags: (answer, error, { changes = [], unanswered = [] }) =>
        invalidatesOnSuccess(error, answer ? changes : [...changes, ...unanswered]),
    }),
  }),
});

export const { useWriteDeskMutation, useSendDeskMutation } = deskApi;
const { useListDeskRowsQuery, useGetDeskRecordQuery, useGetSharedRecordQuery } = deskApi;

/** A write that may outlast what began it. @returns null without an answer */
export const sendAnyway =
  <Answer>(args: DeskSendArgs): ThunkAction<Promise<Answer | null>, DeskState, ThunkExtra, UnknownAction> =>
  async (dispatch) => {
    const call = dispatch(deskApi.endpoints.sendDesk.initiate(args));
    const answer = await call.unwrap().catch(() => null);
    call.reset();
    return answer as Answer | null;
  };

type ReadOptions = Omit<NonNullable<Parameters<typeof useGetDeskRecordQuery>[1]>, 'selectFromResult'>;

type Read<Data> = QueryResult<Data> & {
  data?: Data | null;
  currentData?: Data | null;
  error?: unknown;
  isLoading: boolean;
  refetch: () => unknown;
};

/** A list, or a page of it. */
export const useDeskRows = <Row>(args: ReadArgs, options?: ReadOptions): Read<DeskPage<Row>> =>
  useListDeskRowsQuery(args, options) as unknown as Read<DeskPage<Row>>;

export const useDeskRecord = <Data>(args: ReadArgs, options?: ReadOptions): Read<Data> =>
  useGetDeskRecordQuery(args, options) as unknown as Read<Data>;

export const useSharedRecord = <Data>(args: ReadArgs, options?: ReadOptions): Read<Data> =>
  useGetSharedRecordQuery(args, options) as unknown as Read<Data>;

/** Puts saved values into the cache at once: later input is compared with them. */
export const recordWritten = (args: ReadArgs, changed: object) =>
  deskApi.util.updateQueryData('getDeskRecord', args, (before) => before && { ...before, ...changed });

export const useCounts = (options?: ReadOptions) => useDeskRecord<InboxCounts>({ url: deskPaths.counts }, options);

/** Number of submissions of a kind, or of all, that are in a state, or in one of a group. */
export function countOf({ submissions }: InboxCounts, state?: InboxQuery['state'], kind?: SubmissionKind): number {
  const states: readonly unknown[] = stateGroups[state as StateGroup] ?? [state];
  const counts = (kind ? [kind] : submissionKinds).flatMap((one) => Object.entries(submissions[one] ?? {}));
  return counts.reduce((sum, [one, count]) => sum + (!state || states.includes(one) ? count : 0), 0);
}

/** Polling interval for new submissions while the window has the focus, ms. */
const pollingInterval = 30_000;

/** Number of open submissions and reports; null while unknown. */
export function useWaiting(isAllowed: boolean): number | null {
  const polls = { pollingInterval, skipPollingIfUnfocused: true, refetchOnFocus: true };
  const { data: counts } = useCounts({ skip: !isAllowed, ...polls });
  return counts ? countOf(counts, 'open') + counts.openReports : null;
}
