import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Extra } from '../contract/extras';
import type { Article } from '../contract/area';
import type { Category } from '../contract/areas/category';
import type { ListQuery } from '../contract/envelope';
import type { Page } from './portalApi';

/** The queries that article screens use. */
export interface ArticleQueries<Row extends { fdId: string } = { fdId: string }> {
  list: Endpoint<ListQuery, Page<Row> | null>;
  categories: Endpoint<undefined, Category[] | null>;
  detail: Endpoint<string, Row | null>;
  /** Maps an entity to an article. */
  toArticle(row: Row): Article;
}

/** The part of a query hook's result that screens use; null data means an empty response. */
export interface QueryHookResult<Data> {
  data?: Data | null;
  currentData?: Data | null;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** A query endpoint, as far as it takes to start it and to show its result. */
export interface Endpoint<Arg, Data> {
  name: string;
  initiate(
    arg: Arg,
    options?: { subscribe?: boolean },
    // RTK Query's own type for any store state.
    // oxlint-disable-next-line typescript/no-explicit-any
  ): ThunkAction<PromiseLike<{ data?: Data }> & { abort(): void }, any, any, UnknownAction>;
  // RTK Query's own types name the tags of its area.
  useQuery: (arg: never) => unknown;
  select: (arg: never) => unknown;
}

/** An endpoint and its argument. */
export interface Query<Arg, Data> {
  endpoint: Endpoint<Arg, Data>;
  arg: Arg;
}

export const query = <Arg, Data>(endpoint: Endpoint<Arg, Data>, arg: NoInfer<Arg>): Query<Arg, Data> => ({
  endpoint,
  arg,
});

/** The result of a query, fetched by the loader or by this hook. */
export const useQueryResult = <Arg, Data>({ endpoint, arg }: Query<Arg, Data>) =>
  (endpoint.useQuery as (arg: Arg) => QueryHookResult<NonNullable<Data>>)(arg);

/** Starts a query, or joins one that is pending or fulfilled; resolves to its data, undefined if there is none. */
export type RunQuery = <Arg, Data>(query: Query<Arg, Data>) => Promise<Data | undefined>;

/** The address of a screen. */
export interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The optional features that the backend offers. */
  extras: readonly Extra[];
}

/** The loader of a screen. */
export type Loader = (at: ScreenAddress & { read: RunQuery }) => void | Promise<unknown>;

// oxlint-disable-next-line typescript/no-explicit-any
type Dispatch = (query: ThunkAction<any, any, any, UnknownAction>) => unknown;

/** Fetches into a store. A view that shows the data subscribes by itself; unused data expires as usual. */
export const createRunQuery =
  (dispatch: Dispatch): RunQuery =>
  async <Arg, Data>({ endpoint, arg }: Query<Arg, Data>) => {
    const { data } = (await dispatch(endpoint.initiate(arg, { subscribe: false }))) as { data?: Data };
    return data;
  };
