import { isAnyOf } from '@reduxjs/toolkit';
import {
  bannerChosen,
  carouselAdvanced,
  carouselHeld,
  carouselLeft,
  carouselPaused,
  carouselShown,
  selectCarousel,
} from './carouselsSlice';
import type { StartListening } from './listenerMiddleware';

/**
 * The timer of the carousels (docs/behaviour/carousels.md). Any interaction restarts the full interval; it stops with a
 * single picture, while paused, and while hovered or focused.
 */
export function addCarouselListeners(startListening: StartListening): void {
  const running = new Map<string, AbortController>();
  startListening({
    matcher: isAnyOf(carouselShown, bannerChosen, carouselPaused, carouselHeld, carouselLeft),
    effect: async (action, api) => {
      const { key } = (action as ReturnType<typeof carouselLeft>).payload;
      running.get(key)?.abort();
      const stop = new AbortController();
      running.set(key, stop);
      for (;;) {
        const carousel = selectCarousel(api.getState(), key);
        if (!carousel || carousel.count < 2 || carousel.paused || carousel.held) return;
        await api.delay(carousel.interval);
        if (stop.signal.aborted) return;
        api.dispatch(carouselAdvanced({ key }));
      }
    },
  });
}
