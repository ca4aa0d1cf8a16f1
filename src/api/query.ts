import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Extra } from '../contract/extras';

/** What the hook of a query answers, as far as screens show it; null is an answer that held nothing. */
export interface Answer<Data> {
  data?: Data | null;
  currentData?: Data | null;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** The endpoint of a query, as far as a read of it can be started and its answer shown. */
export interface Endpoint<Arg, Data> {
  name: string;
  initiate(
    arg: Arg,
    options?: { subscribe?: boolean },
    // The library's own type of what a store must be.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ): ThunkAction<PromiseLike<{ data?: Data }> & { abort(): void }, any, any, UnknownAction>;
  // Its own types name the tags of its area.
  useQuery: (arg: never) => unknown;
  select: (arg: never) => unknown;
}

/** An endpoint, and what it is asked. */
export interface Query<Arg, Data> {
  endpoint: Endpoint<Arg, Data>;
  arg: Arg;
}

export const query = <Arg, Data>(endpoint: Endpoint<Arg, Data>, arg: NoInfer<Arg>): Query<Arg, Data> => ({
  endpoint,
  arg,
});

/** The answer to a query, which its loader has read or the hook reads. */
export const useAnswer = <Arg, Data>({ endpoint, arg }: Query<Arg, Data>) =>
  (endpoint.useQuery as (arg: Arg) => Answer<NonNullable<Data>>)(arg);

/** Starts a read, or joins one that is under way or done; resolves to its data, undefined if there are none. */
export type Read = <Arg, Data>(query: Query<Arg, Data>) => Promise<Data | undefined>;

/** Where a screen is asked for. */
export interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** What the backend offers. */
  extras: readonly Extra[];
}

/** Makes the reads of a screen. */
export type Reads = (at: ScreenAddress & { read: Read }) => void | Promise<unknown>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Dispatch = (query: ThunkAction<any, any, any, UnknownAction>) => unknown;

/**
 * Reads into a store. A view that shows what was read subscribes to it by itself; what none shows is forgotten after
 * the usual time.
 */
export const readInto =
  (dispatch: Dispatch): Read =>
  async <Arg, Data>({ endpoint, arg }: Query<Arg, Data>) => {
    const { data } = (await dispatch(endpoint.initiate(arg, { subscribe: false }))) as { data?: Data };
    return data;
  };
