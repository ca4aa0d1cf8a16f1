import type { Category } from '../contract/areas/category';
import type { ListQuery } from '../contract/envelope';
import { pageOf, recordOf, rowsOf } from './transformResponse';
import type { Call } from './client';
import { idTag, listTag, providesList } from './tags';

/**
 * The calls that every content area has, written once: a page of a list, the categories, one entity. An area names its
 * paths and its tag, and hands the recipe to `build.query`.
 *
 * An answer without what was asked for resolves to nothing (null), as a timeout does, and is logged.
 */

function unreadable(url: string): null {
  console.error(`[api] ${url}: the answer does not hold what was asked for`);
  return null;
}

/** Lists show excerpts: of rich texts a backend that knows the parameter sends the beginnings alone. */
export const brief = { brief: '1' } as const;

/**
 * A read that timed out or could not be read resolves to nothing and counts as answered: it is asked again as soon as a
 * screen that needs it comes back.
 */
export const askedAgain = {
  forceRefetch: ({ endpointState }: { endpointState?: { data?: unknown } }) => endpointState?.data === null,
};

/** A read whose answers the site gives to everyone: a recording may hold them. */
export const published = { extraOptions: { published: true } } as const;

/** A page of a list; pages count from 1. */
export const listEndpoint = <Row extends { fdId: string }, Tag extends string, Query extends ListQuery = ListQuery>(
  url: string,
  tag: Tag,
) => ({
  ...askedAgain,
  ...published,
  query: ({ choice, ...query }: Query): Call => ({ url, params: { ...query, ...choice, ...brief } }),
  transformResponse: (body: unknown, _meta: unknown, query: Query) => pageOf<Row>(body, query) ?? unreadable(url),
  providesTags: (page: { rows: Row[] } | null | undefined) => providesList(tag, page?.rows),
});

/** All rows of a short list that is not paged. */
export const rowsEndpoint = <Row extends { fdId: string }, Tag extends string>(
  url: string,
  tag: Tag,
  params?: object,
) => ({
  ...askedAgain,
  ...published,
  query: (): Call => ({ url, params }),
  transformResponse: (body: unknown) => rowsOf<Row>(body) ?? unreadable(url),
  providesTags: (rows: Row[] | null | undefined) => providesList(tag, rows ?? undefined),
});

/** The categories of a section. One without a name shows its code. */
export const categoriesEndpoint = <Tag extends string>(url: string, tag: Tag) => ({
  ...askedAgain,
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

/** One entity by its fdId; null where there is no readable answer, which a detail page shows as its load failure. */
export const detailEndpoint = <Entity, Tag extends string>(url: string, tag: Tag) => ({
  ...askedAgain,
  extraOptions: { published: true, isRecord: true },
  query: (fdId: string): Call => ({ url, params: { fdId } }),
  transformResponse: (body: unknown) => recordOf<Entity>(body) ?? unreadable(url),
  providesTags: (_entity: unknown, _error: unknown, fdId: string) => [idTag(tag, fdId)],
});
