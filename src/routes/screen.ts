import type { ComponentType } from 'react';
import type { Query, Read, Reads, ScreenAddress } from '../api/query';

/* eslint-disable @typescript-eslint/no-explicit-any -- A screen of whatever it reads. */

/** What a screen reads, by names of its own; undefined where the address asks for nothing. */
export type Queries = Record<string, Query<any, any> | undefined>;

/** What the component of a screen is given: what to read, and what else tells it from others of its kind. */
export type ScreenProps<Asked, Given = unknown, Api = undefined> = Given & { queries: Asked; api: Api };

/** A screen of the portal: where it is, what it reads, and the chunk that holds its script and styles. */
export interface Screen<Asked = any, Given = any, Api = any, Props = any> {
  /** One or more of `addresses`. */
  path: string | readonly string[];
  chunk: string;
  load: () => Promise<ComponentType<Props>>;
  /** What its queries need, where that comes with a script of its own. */
  api?: () => Promise<Api>;
  /** The one declaration of what it reads: docs/decisions/032-pages-from-the-server.md. */
  queries?: (at: ScreenAddress, api: Api) => Asked;
  /** Reads them where one decides on others; else all are read at once. */
  read?: (read: Read, queries: NoInfer<Asked>) => Promise<unknown>;
  given: Given;
}

/** A screen whose component is given what it asks for; none otherwise, which the table of routes does not take. */
type Fitting<Asked, Given, Api, Props> = [ScreenProps<Asked, Given, Api>] extends [Props]
  ? Screen<Asked, Given, Api>
  : 'its component asks for more';

export const screen = <Asked extends object = object, Given = unknown, Api = undefined, Props = object>(
  described: Omit<Screen<Asked, Given, Api, Props>, 'given'> & { given?: Given },
) => described as unknown as Fitting<Asked, Given, Api, Props>;

export const readAll = (read: Read, queries: object) =>
  Promise.all(Object.values(queries as Queries).flatMap((query) => (query ? [read(query)] : [])));

/** Makes the reads of a screen. */
export const readsOf =
  ({ api, queries, read: readInOrder = readAll }: Screen): Reads =>
  async ({ read, ...at }) => {
    if (queries) await readInOrder(read, queries(at, api && (await api())));
  };
