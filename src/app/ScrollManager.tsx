import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { decodeOnce } from '../contract/addresses';
import { listen } from '../lib/listen';
import { parseJson } from '../lib/parseJson';
import { tabStorage } from './browserPort';
import { isOverlayEntry } from './overlayHistory';
import { usePageRouter } from './PageRoutes';
import { scrollKeyOf } from './scrollKey';

const placesKey = 'scroll-places';

/** Scroll positions by page, for this tab. */
type Positions = Record<string, number | undefined>;

const readPositions = (): Positions => (parseJson(tabStorage.getItem(placesKey)) ?? {}) as Positions;

/** The element that the hash names. */
const hashTargetOf = (hash: string): Element | null => document.getElementById(decodeOnce(hash.slice(1)));

/** Content arrives after the navigation, so scrolling is retried while the page grows, until the visitor scrolls. */
function seek(wanted: number): () => void {
  const look = () => {
    if (Math.abs(scrollY - wanted) > 1) scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) <= 1) stop();
  };
  const growth = new ResizeObserver(look);
  const stop = () => {
    growth.disconnect();
    stopListening();
  };
  growth.observe(document.body);
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const stopListening = listen(window, gestures, stop, { passive: true });
  return stop;
}

/** Restores the scroll position on back, forward and reload; any other navigation starts at the top or at the hash. */
export function ScrollManager() {
  const { router, state } = usePageRouter();
  const { location, preventScrollReset } = state;
  const [places] = useState(readPositions);
  /** The key of the page on the screen: a notice's entry may lie above the next page before that is rendered. */
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const keep = () => {
      const { navigation, location } = router.state;
      // While the next page loads the visitor scrolls the one that is about to go.
      const key = scrollKeyOf(location);
      if (navigation.state === 'loading' && key === shown.current) places[key] = scrollY;
    };
    return router.subscribe(keep);
  }, [router, places]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      places[scrollKeyOf(router.state.location)] = scrollY;
      // With a full or blocked storage pages start at the top after a reload.
      tabStorage.setItem(placesKey, JSON.stringify(places));
      // After a reload the browser restores the position itself, on the server-rendered markup.
      history.scrollRestoration = 'auto';
    };
    return listen(window, ['pagehide'], leave);
  }, [router, places]);
  useLayoutEffect(() => {
    const key = scrollKeyOf(location);
    const isAboveNewPage = isOverlayEntry(location) && key !== shown.current;
    shown.current = key;
    const place = places[key];
    if (place !== undefined) {
      scrollTo(0, place);
      return place === 0 ? undefined : seek(place);
    }
    if (preventScrollReset && !isAboveNewPage) return;
    const part = hashTargetOf(location.hash);
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [location, preventScrollReset, places]);
  return null;
}
