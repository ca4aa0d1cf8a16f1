import { isDraft, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Call } from '../api/client';
import type { ApiError } from '../api/errors';
import { invalidatesOnSuccess } from '../api/tags';
import { pageOf, recordOf, rowsOf, type Page } from '../api/transformResponse';
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

/** Reads a whole list; null without one. */
export const rowsAt = <Row, Args extends object | void = void>(url: string) => ({
  query: (params: Args): Call => ({ url, params: params ?? undefined }),
  transformResponse: (body: unknown): Row[] | null => rowsOf<Row>(body) ?? null,
});

/** Reads a page of a list. */
export const pageAt = <Row, Args extends { pageNum: number; pageSize: number }>(url: string) => ({
  query: (params: Args): Call => ({ url, params }),
  transformResponse: (body: unknown, _meta: unknown, query: Args): Page<Row> | null => pageOf<Row>(body, query),
});

/** Invalidates what a successful write changes. */
export const changes =
  <Type extends string>(...tags: { type: Type; id: string }[]) =>
  (_result: unknown, error: unknown) =>
    invalidatesOnSuccess(error, tags);

/** What a thunk's secrets are kept in: none reaches the store. */
export const vaultOf = ({ extra }: { extra: unknown }) => (extra as ThunkExtra).secrets;

/** Reference to input in the vault. */
export interface Kept {
  secrets: string;
}

export type Send = (
  call: Call,
) => PromiseLike<{ data?: unknown; error?: ApiError }> | { data?: unknown; error?: ApiError };

/** Writes what is in the vault. */
export const writeKept = <Data = null>(
  url: string,
  toData: (body: unknown, api: { extra: unknown }) => Data = () => null as Data,
) => ({
  queryFn: async ({ secrets }: Kept, api: { extra: unknown }, _options: unknown, call: Send) => {
    const { data, error } = await call(deskWrite(url, vaultOf(api).take(secrets)));
    return error ? { error } : { data: toData(data, api) };
  },
});
