import type { RouteObject } from 'react-router-dom';
import type { Read, Reads } from '../api/query';
import type { Extra } from '../contract/extras';

/** false for a script that did not arrive. */
export type HasArrived = boolean | void;

/** What a route says of its screen, besides how to load it. */
export interface ScreenHandle {
  reads?: Reads;
  /** Its reads come with a script of their own. */
  readsNeedScript?: boolean;
  /** Starts the loading of its script, unless it is there. */
  load?: () => Promise<HasArrived> | undefined;
  /** The chunk that holds its script and styles. */
  chunk?: string;
  /** Its address matches nothing, so that it belongs to no item of the main navigation. */
  isLost?: boolean;
  /** It is no screen: it only leads to another address. */
  leadsTo?: string;
}

interface Match {
  params: Readonly<Record<string, string | undefined>>;
  route: Pick<RouteObject, 'handle'>;
}

export const handleOf = ({ handle }: Match['route']): ScreenHandle => (handle ?? {}) as ScreenHandle;

/** The chunk of the screen that an address leads to. */
export const chunkOf = (matches: readonly Match[]): string | undefined =>
  handleOf(matches[matches.length - 1]?.route ?? {}).chunk;

/** Makes the reads of the screens that an address leads to. */
export function readMatches(
  matches: readonly Match[],
  search: string,
  read: Read,
  extras: readonly Extra[],
): Promise<unknown> {
  const at = { read, extras, search: new URLSearchParams(search) };
  return Promise.all(matches.map(async ({ route, params }) => handleOf(route).reads?.({ ...at, params })));
}
