import type { Location } from 'react-router-dom';

/** The key under which a page's scroll position is kept. */
export function scrollKeyOf({ key, pathname, search, state }: Location): string {
  const { scrollPlace } = (state ?? {}) as { scrollPlace?: unknown };
  if (typeof scrollPlace === 'string') return scrollPlace;
  // The first page of a tab has no key of its own: its address is used, so that two first pages are not confused.
  return key === 'default' ? `${pathname}${search}` : key;
}
