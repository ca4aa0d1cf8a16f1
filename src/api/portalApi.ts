import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { createAction } from '@reduxjs/toolkit';
import { passwordNeeded } from '../contract/desk';
import type { Category } from '../contract/areas/category';
import type { ListQuery } from '../contract/envelope';
import { isRecord } from '../lib/json';
import { performCall, type Call, apiError, type ApiError } from './client';

/** What a query function knows of the store. */
interface StoreAccess {
  dispatch: (action: ReturnType<typeof tokenRenewed>) => unknown;
  getState: () => unknown;
}

/** Makes a call whose response may bring another token, and puts that into the store: the result has none. */
export async function callAndRenew<Result extends { data?: unknown; error?: unknown }>(
  { dispatch, getState }: StoreAccess,
  call: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const oldToken = (getState() as TokenState).auth?.token ?? null;
  const result = await call();
  const token = recordOf<{ token?: unknown }>(result.data)?.token;
  if (!result.error && typeof token === 'string' && token !== '') dispatch(tokenRenewed({ oldToken, token }));
  return result;
}

/** The part of the auth slice that the data layer needs. */
export interface TokenState {
  auth?: { token: string | null };
}

/** What the data layer needs from the page: whether it is being left, and which `fetch` to use. */
interface LeavingPage {
  browser?: { isLeaving(): boolean };
  fetch?: typeof fetch;
}

/** A response has replaced the token that its call was made with. */
export const tokenRenewed = createAction<{ oldToken: string | null; token: string }>('auth/tokenRenewed');

/** The backend rejected the token. On the secondary client this leads to the login page. */
export const sessionRefused = createAction<{ client: 'main' | 'secondary' }>('auth/sessionRefused');

/** What an area declares about an endpoint besides its request. */
interface EndpointOptions {
  /** Responses are public: the same for everyone. */
  published?: boolean;
}

/**
 * The one base query (docs/behaviour/calls.md#the-two-clients). Returns the unwrapped body; a timeout on the main
 * client is logged and resolves to null. When a public query is rejected for its token, the token is dropped and the
 * query repeated once without it. A call cut off because the page is being left counts as aborted, not failed.
 */
export const portalBaseQuery: BaseQueryFn<Call, unknown, ApiError, EndpointOptions> = async (call, api) => {
  const tokenNow = () => (api.getState() as TokenState).auth?.token ?? null;
  const token = tokenNow();
  const page = api.extra as LeavingPage | undefined;
  const context = { token, signal: api.signal, fetch: page?.fetch };
  let result = await performCall(call, context);
  const isPublicRead = (call.method ?? 'GET') === 'GET' && call.url !== '/api/user/info';
  if (result.error?.kind === 'auth' && token && (isPublicRead || call.client === 'secondary')) {
    // A late 401 says nothing about a session that was started since.
    if ([token, null].includes(tokenNow())) api.dispatch(sessionRefused({ client: call.client ?? 'main' }));
    if (isPublicRead) result = await performCall(call, { ...context, token: null });
  }
  if (!result.error) return { data: result.body };
  const isLeaving = page?.browser?.isLeaving() ?? false;
  const error = result.error.kind === 'network' && isLeaving ? apiError('aborted', 500) : result.error;
  // Being asked to confirm the password is not a failure, and what is gone is none of the server's.
  if (error.kind !== 'aborted' && error.code !== passwordNeeded) {
    const line = `[api] ${call.method ?? 'GET'} ${call.url}: ${error.kind} ${error.code}`;
    if (error.code === 404) console.warn(line);
    else console.error(line);
  }
  if (error.kind === 'timeout' && (call.client ?? 'main') === 'main') return { data: null };
  return { error };
};

/** The one API of the portal; each area adds its tags and endpoints (docs/decisions/001-one-api.md). */
export const portalApi = createApi({
  reducerPath: 'portalApi',
  baseQuery: portalBaseQuery,
  refetchOnReconnect: true,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** Whether an endpoint is declared public. Unknown or undeclared ones are private. */
export function isPublished(endpoint: string): boolean {
  if (!(endpoint in portalApi.endpoints)) return false;
  let published = false;
  const read = (definition?: { extraOptions?: EndpointOptions }) => {
    published = definition?.extraOptions?.published === true;
  };
  // RTK Query exposes endpoint definitions only to `enhanceEndpoints`.
  portalApi.enhanceEndpoints({ endpoints: { [endpoint]: read } as object });
  return published;
}

/** Pure response transforms, tolerant of backend variants (docs/behaviour/foreign-backends.md). */

/** One page of a list. `total` counts all rows of the list; never less than the rows known to exist. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** The backend counts nothing, and the page is full: there may be more than `total`. */
  isPart?: true;
}

/** The rows of a list response, wherever they are; undefined if there are none. */
export function rowsOf<Row>(body: unknown): Row[] | undefined {
  const holders = [body, isRecord(body) ? body.data : undefined];
  const candidates = holders.flatMap((one) => (isRecord(one) ? [one.rows, one.list, one.records] : [one]));
  const rows = candidates.find(Array.isArray) as unknown[] | undefined;
  return rows?.filter(isRecord).map(withTextId) as Row[] | undefined;
}

/** Rows of entities, which have an id: no link could lead to one without. */
const entitiesOf = <Row>(body: unknown): Row[] | undefined =>
  rowsOf<Row & { fdId?: unknown }>(body)?.filter(({ fdId }) => fdId);

/** One page of a list; null if the response holds no rows (shown as a failed list). */
export function pageOf<Row>(
  body: unknown,
  query: { pageNum: number; pageSize: number },
  rows = rowsOf<Row>(body),
): Page<Row> | null {
  if (!rows) return null;
  const holder = isRecord(body) ? (isRecord(body.data) && 'total' in body.data ? body.data : body) : {};
  const total = holder.total === null || holder.total === '' ? NaN : Number(holder.total ?? NaN);
  if (!Number.isFinite(total)) {
    return { rows, total: rows.length, ...(rows.length < query.pageSize ? {} : { isPart: true as const }) };
  }
  const before = (query.pageNum - 1) * query.pageSize;
  // Backends answer a page past the end with the last page again: those rows prove nothing about the total.
  const seen = total > before ? before + rows.length : rows.length;
  return { rows, total: Math.max(Math.floor(total), seen) };
}

/** The object of a detail response; undefined if `data` holds none. */
export function recordOf<Entity>(body: unknown): Entity | undefined {
  const data = isRecord(body) ? body.data : undefined;
  return isRecord(data) ? (withTextId(data) as Entity) : undefined;
}

/** Ids are opaque strings; numeric ids are converted. */
function withTextId(row: Record<string, unknown>): Record<string, unknown> {
  return typeof row.fdId === 'number' ? { ...row, fdId: String(row.fdId) } : row;
}

/** Generic cache-tag helpers: they know no entity; every area declares its own tag types. */

export const listTag = <Type extends string>(type: Type) => ({ type, id: 'LIST' }) as const;

/** Marked, since RTK Query looks ids up in plain objects, where an id such as `constructor` would find something else. */
export const idTag = <Type extends string>(type: Type, id: string) => ({ type, id: `#${id}` });

/** Tags of one page of a list: the list itself and each of its rows. */
function providesList<Type extends string>(type: Type, rows: readonly { fdId?: string }[] | undefined) {
  return [listTag(type), ...(rows ?? []).flatMap((row) => (row.fdId ? [idTag(type, row.fdId)] : []))];
}

/** Invalidates only after a successful write: a failed one changed nothing. */
export function invalidatesOnSuccess<Tag>(error: unknown, tags: readonly Tag[]): readonly Tag[] {
  return error === undefined ? tags : [];
}

/**
 * Recipes for the endpoints that every content area has: a page of a list, the categories, one entity. An area passes
 * its paths and tag, and hands the result to `build.query`.
 *
 * A response without the requested data resolves to null, as a timeout does, and is logged.
 */

function unreadable(url: string): null {
  console.error(`[api] ${url}: the answer does not hold what was asked for`);
  return null;
}

/** Lists show excerpts: backends that know this parameter shorten rich texts. */
const brief = { brief: '1' } as const;

/**
 * A query that timed out or returned something unreadable resolves to null and counts as fulfilled: it is refetched
 * when a screen that needs it mounts again.
 */
export const refetchedOnMount = {
  forceRefetch: ({ endpointState }: { endpointState?: { data?: unknown } }) => endpointState?.data === null,
};

/** Marks a query with public responses: a recording may contain them. */
export const published = { extraOptions: { published: true } } as const;

/** A page of a list; pages count from 1. */
export const listEndpoint = <Row extends { fdId: string }, Tag extends string, Query extends ListQuery = ListQuery>(
  url: string,
  tag: Tag,
) => ({
  ...refetchedOnMount,
  ...published,
  query: ({ choice, ...query }: Query): Call => ({ url, params: { ...query, ...choice, ...brief } }),
  transformResponse: (body: unknown, _meta: unknown, query: Query) =>
    pageOf(body, query, entitiesOf<Row>(body)) ?? unreadable(url),
  providesTags: (page: { rows: Row[] } | null | undefined) => providesList(tag, page?.rows),
});

/** The categories of a section. One without a name falls back to its code. */
export const categoriesEndpoint = <Tag extends string>(url: string, tag: Tag) => ({
  ...refetchedOnMount,
  ...published,
  query: (): Call => ({ url }),
  transformResponse: (body: unknown): Category[] | null =>
    rowsOf<Partial<Category>>(body)?.flatMap(({ fdCategory, fdCategoryName }) =>
      fdCategory === undefined || fdCategory === null
        ? []
        : [{ fdCategory: String(fdCategory), fdCategoryName: String(fdCategoryName || fdCategory) }],
    ) ?? unreadable(url),
  providesTags: [listTag(tag)],
});

/** One entity by its fdId; null without a readable response, which a detail page shows as a load failure. */
export const detailEndpoint = <Entity, Tag extends string>(url: string, tag: Tag) => ({
  ...refetchedOnMount,
  ...published,
  query: (fdId: string): Call => ({ url, params: { fdId } }),
  transformResponse: (body: unknown) => recordOf<Entity>(body) ?? unreadable(url),
  providesTags: (_entity: unknown, _error: unknown, fdId: string) => [idTag(tag, fdId)],
});

/** What a form sends, and the key of its interaction. */
export interface KeyedEntry<Entry> {
  entry: Entry;
  idempotencyKey: string;
}

/** The call that sends an entry on the secondary client. */
export const keyedPost =
  (url: string, encoding: 'json' | 'form') =>
  ({ entry, idempotencyKey }: KeyedEntry<object>): Call => ({
    url,
    method: 'POST',
    ...(encoding === 'json' ? { json: entry } : { form: { ...entry } }),
    client: 'secondary',
    idempotencyKey,
  });
