import type { RouteObject } from 'react-router-dom';
import type { Read, Reads } from '../api/reads';

/** What a route says of its screen, besides how to load it. */
export interface ScreenHandle {
  reads?: Reads;
  /** The chunk that holds its script and styles. */
  chunk?: string;
  /** Its address matches nothing, so that it belongs to no item of the main navigation. */
  isLost?: true;
}

interface Match {
  params: Readonly<Record<string, string | undefined>>;
  route: Pick<RouteObject, 'handle'>;
}

const handleOf = (handle: unknown): ScreenHandle => (handle ?? {}) as ScreenHandle;

export const isLost = (handle: unknown): boolean => handleOf(handle).isLost === true;

/** The chunk of the screen that an address leads to. */
export const chunkOf = (matches: readonly Match[]): string | undefined =>
  handleOf(matches[matches.length - 1]?.route.handle).chunk;

/** Makes the reads of the screens that an address leads to. */
export function readMatches(matches: readonly Match[], search: string, read: Read): Promise<unknown> {
  const at = { read, search: new URLSearchParams(search) };
  return Promise.all(matches.map(async ({ route, params }) => handleOf(route.handle).reads?.({ ...at, params })));
}
