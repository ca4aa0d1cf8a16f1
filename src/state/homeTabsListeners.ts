import { isAnyOf } from '@reduxjs/toolkit';
import { homeShown, homeTabChosen, slideEnded } from './homeTabsSlice';
import type { StartListening } from './listening';

/** Slide of the home tabs (spec §9), ms. */
export const slideDuration = 500;

/** Ends the slide, and with it the lock of the tabs. */
export function addHomeTabsListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(homeShown, homeTabChosen),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(slideDuration);
      api.dispatch(slideEnded());
    },
  });
}
