import type { Category } from '../contract/areas/category';
import type { ListQuery } from '../contract/envelope';
import { pageOf, recordOf, rowsOf } from './transformResponse';
import type { Call } from './client';
import { idTag, listTag, providesList } from './tags';

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
