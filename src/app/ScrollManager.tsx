import { useContext, useEffect } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext as RouterStateContext, useLocation } from 'react-router-dom';
import { scrollPlaceOf } from './scrollPlace';

/**
 * Restores the scroll position over back, forward and reload. Content arrives later than the address, so the position
 * is sought while the page grows, until the visitor scrolls.
 */
export function ScrollManager() {
  const key = scrollPlaceOf(useLocation());
  // What the router itself restores at this moment; its record in the session storage is only as new as the last reload.
  const restored = useContext(RouterStateContext)?.restoreScrollPosition;
  const wanted = typeof restored === 'number' ? restored : 0;
  useEffect(() => {
    if (wanted === 0) return;
    const seek = () => {
      if (Math.abs(scrollY - wanted) > 1) scrollTo(0, wanted);
      if (Math.abs(scrollY - wanted) <= 1) stop();
    };
    const growth = new ResizeObserver(seek);
    const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    const stop = () => {
      growth.disconnect();
      for (const gesture of gestures) removeEventListener(gesture, stop);
    };
    growth.observe(document.body);
    for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
    return stop;
  }, [key, wanted]);
  return <ScrollRestoration storageKey={placesKey} getKey={scrollPlaceOf} />;
}

const placesKey = 'scroll-places';
