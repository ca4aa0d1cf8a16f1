import { useEffect, useRef } from 'react';
import { createPath, type Location, type NavigateOptions, type To } from 'react-router-dom';
import { listen } from '../lib/events';
import type { PageRouter, PageRouterState } from './pageRouter';
import { usePageRouter } from './PageRoutes';
import { useAppDispatch } from '../state/hooks';
import { locationCommitted } from '../state/locationSlice';
import { focusHeading, focusIsLost } from '../components/focus';

/** The key under which a page's scroll position is kept. */
export function scrollKeyOf({ key, pathname, search, state }: Location): string {
  const { scrollPlace } = (state ?? {}) as { scrollPlace?: unknown };
  if (typeof scrollPlace === 'string') return scrollPlace;
  // The first page of a tab has no key of its own: its address is used, so that two first pages are not confused.
  return key === 'default' ? `${pathname}${search}` : key;
}

interface Overlay {
  close(): void;
  /** Whether it has closed by itself. */
  hasExpired?(): boolean | undefined;
}

/** Dialogs, menus and notices above the page. */
export interface Overlays {
  /** The topmost open one. */
  top(): Overlay | null;
  subscribe(listener: () => void): () => void;
  /** Closes what belongs to the page as the pathname changes, and the menu that a link was followed from. */
  leave?(part: 'page' | 'menu'): void;
}

/** An overlay keeps the page's scroll position: the page may scroll under it. */
const overlayState = (page: Location) => ({ isOverlay: true, scrollPlace: scrollKeyOf(page) });

/** Whether a history entry belongs to an overlay. */
export const isOverlayEntry = ({ state }: Pick<Location, 'state'>): boolean =>
  (state as { isOverlay?: unknown } | null)?.isOverlay === true;

/** Going back, by button or gesture, closes the topmost overlay and nothing else. */
export function useOverlayHistory(overlays: Overlays): void {
  const { router } = usePageRouter();
  useEffect(() => keepOverlayEntry(overlays, router), [overlays, router]);
}

/**
 * While any overlay is open, an extra history entry lies above the page's; it is removed with the last overlay, but for
 * one that expires. Navigating away closes the overlays, and the next page replaces their entry.
 *
 * @returns stops it
 */
function keepOverlayEntry(overlays: Overlays, router: PageRouter): () => void {
  let last = router.state.location;
  /** Key of the entry being removed from here. */
  let leaving: string | null = null;
  /** The navigation that waits until the overlay's entry is removed. */
  let successor: { to: To; options: NavigateOptions } | null = null;
  /** Key of the entry left behind, for the next page to replace. */
  let abandoned: string | null = null;
  /** What was open last on the present entry. */
  let latest: Overlay | null = null;
  let isUnloading = false;
  let isEnded = false;
  let isDue = false;

  const settle = () => {
    isDue = false;
    const { location, navigation } = router.state;
    if (isEnded || navigation.state !== 'idle' || leaving === location.key) return;
    const open = overlays.top();
    if (open) {
      abandoned = null;
      latest = open;
    }
    if (!open !== isOverlayEntry(location) || abandoned === location.key) return;
    if (open) {
      const { pathname, search, hash } = location;
      void router.navigate({ pathname, search, hash }, { state: overlayState(location), preventScrollReset: true });
    } else if (isUnloading || !latest || latest.hasExpired?.()) {
      // Going back would cancel the page load that is pending, or that may begin while a notice closes by itself; from
      // an entry that is reached again, the pages after it could not be reached.
      abandoned = location.key;
    } else {
      leaving = location.key;
      void router.navigate(-1);
    }
  };
  // A form that closes and its success notice are one change.
  const settleSoon = () => {
    if (!isDue) queueMicrotask(settle);
    isDue = true;
  };

  const moved = (from: Location, { location, historyAction }: PageRouterState) => {
    const isOwn = leaving === from.key;
    const next = successor;
    const isAbandoned = abandoned === from.key;
    leaving = abandoned = successor = null;
    isUnloading = false;
    if (historyAction === 'POP') latest = null;
    if (isOwn && next) return void router.navigate(next.to, next.options);
    // The page's own entry below looks the same: go back once more.
    if (isAbandoned && historyAction === 'POP' && createPath(from) === createPath(location) && !overlays.top())
      return void router.navigate(-1);
    if (from.pathname !== location.pathname) overlays.leave?.('page');
    if (isOwn || !isOverlayEntry(from) || isOverlayEntry(location)) return;
    const open = overlays.top();
    if (historyAction === 'POP' && open) open.close();
    else overlays.leave?.('menu');
  };

  const watchUnloading = ({ type }: Event) => {
    isUnloading = type === 'beforeunload';
  };
  const stops = [
    router.intercept((to, options) => {
      const { location } = router.state;
      if (typeof to === 'number' || !isOverlayEntry(location)) return options;
      const isLeaving = leaving === location.key;
      // A link does not know about open overlays.
      if (!isLeaving && !options.replace) return { ...options, replace: true };
      // Either the page's own entry below is meant, or the browser is on its way there.
      successor = { to, options };
      leaving = location.key;
      if (!isLeaving) void router.navigate(-1);
      return null;
    }),
    listen(window, ['beforeunload', 'pageshow'], watchUnloading),
    overlays.subscribe(settleSoon),
    router.subscribe((state) => {
      const from = last;
      last = state.location;
      if (from !== last) moved(from, state);
      settleSoon();
    }),
  ];
  settleSoon();
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
  };
}

/**
 * After a navigation the focus moves to the new page's heading, for screen readers. The first page and a change of the
 * query alone (another page of a list) keep it, unless the focused element is gone.
 *
 * @param ready false while the page cannot take the focus
 * @param location the page's
 */
export function useHeadingFocus(ready: boolean, { pathname, search }: Location): void {
  const last = useRef({ pathname, search });
  useEffect(() => {
    const isNewPage = last.current.pathname !== pathname;
    if (!ready || (!isNewPage && last.current.search === search)) return;
    last.current = { pathname, search };
    if (isNewPage || focusIsLost()) focusHeading();
  }, [pathname, search, ready]);
}

/**
 * Records each committed address and its history action, once it is painted. It stands before the screen, whose effects
 * follow: their actions belong to this address already.
 *
 * @param location the page's
 * @param isCanonical false for a spelling that is about to be replaced by the canonical one
 */
export function CommittedLocation({ location, isCanonical }: { location: Location; isCanonical: boolean }): null {
  const dispatch = useAppDispatch();
  const { historyAction: how } = usePageRouter().state;
  const { pathname, search, hash, key } = location;
  const isOverlay = isOverlayEntry(location);
  const path = `${pathname}${search}${hash}`;
  const before = useRef({ path: '', isPassedOver: false });
  useEffect(() => {
    const { isPassedOver } = before.current;
    if (!isCanonical) {
      before.current.isPassedOver = isPassedOver || how === 'PUSH';
      return;
    }
    const isElsewhere = before.current.path !== path;
    before.current = { path, isPassedOver: isOverlay };
    // Replacing an entry that was skipped makes a new entry.
    if (isElsewhere) dispatch(locationCommitted(path, { key, how: isPassedOver ? 'PUSH' : how }));
  }, [dispatch, how, isCanonical, isOverlay, key, path]);
  return null;
}
