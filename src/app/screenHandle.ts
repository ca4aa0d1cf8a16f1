import type { RouteObject } from 'react-router-dom';
import type { RunQuery, Loader } from '../api/query';
import type { Extra } from '../contract/extras';

/** false if the chunk failed to load. */
export type HasLoaded = boolean | void;

/** What a route declares about its screen, besides how to load it. */
export interface ScreenHandle {
  loader?: Loader;
  /** Starts loading its chunk, unless loaded. */
  load?: () => Promise<HasLoaded> | undefined;
  /** The chunk with its script and styles. */
  chunk?: string;
  /** Its address matches nothing, so it belongs to no item of the main navigation. */
  isNotFound?: boolean;
  /** No screen, only a redirect. */
  redirectTo?: string;
}

interface Match {
  params: Readonly<Record<string, string | undefined>>;
  route: Pick<RouteObject, 'handle'>;
}

export const handleOf = ({ handle }: Match['route']): ScreenHandle => (handle ?? {}) as ScreenHandle;

/** The chunk of the screen at an address. */
export const chunkOf = (matches: readonly Match[]): string | undefined =>
  handleOf(matches[matches.length - 1]?.route ?? {}).chunk;

/** Runs the loaders of the screens at an address. */
export function runLoaders(
  matches: readonly Match[],
  search: string,
  read: RunQuery,
  extras: readonly Extra[],
): Promise<unknown> {
  const at = { read, extras, search: new URLSearchParams(search) };
  return Promise.all(matches.map(async ({ route, params }) => handleOf(route).loader?.({ ...at, params })));
}
