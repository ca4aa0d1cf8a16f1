import { useEffect, useLayoutEffect, useState } from 'react';
import { usePageRouter } from './PageRoutes';
import { scrollPlaceOf } from './scrollPlace';

const placesKey = 'scroll-places';

/** Where each page of this tab was scrolled to. */
type Places = Record<string, number | undefined>;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(placesKey) ?? '{}') as Places;
  } catch {
    return {};
  }
}

function writePlaces(places: Places): void {
  try {
    sessionStorage.setItem(placesKey, JSON.stringify(places));
  } catch {
    // A full or blocked storage: pages start at their top after a reload.
  }
}

/** The part of the page that an address names. */
function partOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Content arrives later than the address, so a place is sought while the page grows, until the visitor scrolls. */
function seek(wanted: number): () => void {
  const look = () => {
    if (Math.abs(scrollY - wanted) > 1) scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) <= 1) stop();
  };
  const growth = new ResizeObserver(look);
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    growth.disconnect();
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  growth.observe(document.body);
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  return stop;
}

/** Restores the scroll position over back, forward and reload; another page starts at its top, or at the part it names. */
export function ScrollManager() {
  const { router, state } = usePageRouter();
  const { location, preventScrollReset } = state;
  const [places] = useState(readPlaces);
  useEffect(() => {
    const keep = () => {
      const { navigation, location } = router.state;
      // Once the next page is on its way the visitor scrolls what is about to go.
      if (navigation.state === 'loading') places[scrollPlaceOf(location)] = scrollY;
    };
    return router.subscribe(keep);
  }, [router, places]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      places[scrollPlaceOf(router.state.location)] = scrollY;
      writePlaces(places);
      // A reload begins with the page as it was drawn, which the browser can put in its place.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [router, places]);
  useLayoutEffect(() => {
    const place = places[scrollPlaceOf(location)];
    if (place !== undefined) {
      scrollTo(0, place);
      return place === 0 ? undefined : seek(place);
    }
    if (preventScrollReset) return;
    const part = partOf(location.hash);
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [location, preventScrollReset, places]);
  return null;
}
