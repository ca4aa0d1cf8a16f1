import type { LocationState } from './locationSlice';

/** The list that a detail leads back to. */
export interface ListAddress {
  /** Path and query. */
  to: string;
  /** It is the entry before this one: the way back is the browser's own, and finds its place again. */
  isPrevious: boolean;
}

const isListOf = (root: string, path: string): boolean => {
  const pathname = path.split(/[?#]/)[0];
  return pathname === root || (pathname.startsWith(`${root}/`) && !pathname.startsWith(`${root}/detail/`));
};

/** The page and category of a section's list that was seen last before the open address; else its first page. */
export function listAddress({ trail = [], place = 0 }: LocationState, root: string): ListAddress {
  for (let at = Math.min(place, trail.length) - 1; at >= 0; at -= 1) {
    if (isListOf(root, trail[at].path)) return { to: trail[at].path, isPrevious: at === place - 1 };
  }
  return { to: root, isPrevious: false };
}
