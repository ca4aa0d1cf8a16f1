import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Extra } from '../contract/extras';

/** A query endpoint, as far as a read of it can be started. */
export interface Readable<Arg, Data> {
  initiate(
    arg: Arg,
    options?: { subscribe?: boolean },
    // The library's own type of what a store must be.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ): ThunkAction<PromiseLike<{ data?: Data }> & { abort(): void }, any, any, UnknownAction>;
}

/** Starts a read, or joins one that is under way or done; resolves to its data, undefined if there are none. */
export type Read = <Arg, Data>(endpoint: Readable<Arg, Data>, arg: Arg) => Promise<Data | undefined>;

/** What a screen reads, from its address: docs/decisions/032-pages-from-the-server.md. */
export type Reads = (at: ReadAddress) => void | Promise<unknown>;

export interface ReadAddress {
  read: Read;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** What the backend offers. */
  extras: readonly Extra[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Dispatch = (query: ThunkAction<any, any, any, UnknownAction>) => unknown;

/**
 * Reads into a store. A view that shows what was read subscribes to it by itself; what none shows is forgotten after
 * the usual time.
 */
export const readInto =
  (dispatch: Dispatch): Read =>
  async <Arg, Data>(endpoint: Readable<Arg, Data>, arg: Arg) => {
    const { data } = (await dispatch(endpoint.initiate(arg, { subscribe: false }))) as { data?: Data };
    return data;
  };
