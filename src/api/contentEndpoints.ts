import type { Category } from '../contract/areas/category';
import type { ListQuery } from '../contract/envelope';
import type { Call } from './client';
import { isRecord } from '../lib/json';

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
  const data = isRecord(body) ? body.data : undefined;
  const candidates = [body, isRecord(body) ? body.rows : undefined, data, isRecord(data) ? data.rows : undefined];
  const rows = candidates.find(Array.isArray) as unknown[] | undefined;
  return rows?.filter(isRecord).map(withTextId) as Row[] | undefined;
}

/** One page of a list; null if the response holds no rows (shown as a failed list). */
export function pageOf<Row>(body: unknown, query: { pageNum: number; pageSize: number }): Page<Row> | null {
  const rows = rowsOf<Row>(body);
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
export const brief = { brief: '1' } as const;

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
  transformResponse: (body: unknown, _meta: unknown, query: Query) => pageOf<Row>(body, query) ?? unreadable(url),
  providesTags: (page: { rows: Row[] } | null | undefined) => providesList(tag, page?.rows),
});

/** All rows of a short, unpaged list. */
export const rowsEndpoint = <Row extends { fdId: string }, Tag extends string>(
  url: string,
  tag: Tag,
  params?: object,
) => ({
  ...refetchedOnMount,
  ...published,
  query: (): Call => ({ url, params }),
  transformResponse: (body: unknown) => rowsOf<Row>(body) ?? unreadable(url),
  providesTags: (rows: Row[] | null | undefined) => providesList(tag, rows ?? undefined),
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
