import type { LocationState } from './locationSlice';

/** The list that a detail page returns to. */
export interface ListAddress {
  /** Path and query. */
  to: string;
  /** It is the previous history entry: going back in history restores its scroll position. */
  isPrevious: boolean;
}

const isListOf = (root: string, path: string, details: string): boolean => {
  const pathname = path.split(/[?#]/)[0];
  return pathname === root || (pathname.startsWith(`${root}/`) && !pathname.startsWith(details));
};

/**
 * The page and category of the section's list visited last before the current address; else its first page.
 *
 * @param details what the addresses of details begin with
 */
export function listAddress(
  { trail = [], place = 0 }: LocationState,
  root: string,
  details = `${root}/detail/`,
): ListAddress {
  for (let at = Math.min(place, trail.length) - 1; at >= 0; at -= 1) {
    if (isListOf(root, trail[at].path, details)) return { to: trail[at].path, isPrevious: at === place - 1 };
  }
  return { to: root, isPrevious: false };
}
