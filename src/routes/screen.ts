import type { ComponentProps, ComponentType } from 'react';
import type { Query, RunQuery, Loader, ScreenAddress } from '../api/query';

/* oxlint-disable typescript/no-explicit-any -- A screen of whatever it reads. */

/** A screen's queries by name; undefined where the address needs none. */
export type Queries = Record<string, Query<any, any> | undefined>;

/** The props of a screen's component: its queries, and what distinguishes it from similar screens. */
export type ScreenProps<Asked, Given = unknown, Api = undefined> = Given & { queries: Asked; api: Api };

/** A screen of the portal: addresses, queries, and the chunk with its script and styles. */
export interface Screen<Asked = any, Given = any, Api = any, Props = any> {
  /** One or more of `addresses`. */
  path: string | readonly string[];
  chunk: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Loads what its queries need, if that is a chunk of its own. */
  api?: () => Promise<Api>;
  /** The only declaration of its queries: docs/decisions/032-server-rendering.md. */
  queries?: (at: ScreenAddress, api: Api) => Asked;
  /** The loader, for queries that depend on each other; by default all start at once. */
  read?: (read: RunQuery, queries: NoInfer<Asked>) => Promise<unknown>;
  given: Given;
}

/** A screen whose component accepts its props; otherwise `never`, which the route table rejects. */
type Fitting<Asked, Given, Api, Props> = [ScreenProps<Asked, Given, Api>] extends [Props]
  ? Screen<Asked, Given, Api>
  : 'its component asks for more';

export const screen = <
  View extends ComponentType<any>,
  Asked extends object = object,
  Given = unknown,
  Api = undefined,
>(
  described: Omit<Screen<Asked, Given, Api>, 'given' | 'load'> & {
    load: () => Promise<{ default: View }>;
    given?: Given;
  },
) => described as unknown as Fitting<Asked, Given, Api, ComponentProps<View>>;

export const runAll = (read: RunQuery, queries: object) =>
  Promise.all(Object.values(queries as Queries).flatMap((query) => (query ? [read(query)] : [])));

export const loaderOf =
  ({ api, queries, read: runInOrder = runAll }: Screen): Loader =>
  async ({ read, ...at }) => {
    if (queries) await runInOrder(read, queries(at, api && (await api())));
  };
