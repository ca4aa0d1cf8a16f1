import { selectHomeTabs, slideEnded } from './homeTabsSlice';
import type { StartListening } from './listenerMiddleware';

/** Slide of the home tabs, ms. */
export const slideDuration = 500;

/** Ends the slide, and with it the lock of the tabs. A choice that the lock refused does not make the slide longer. */
export function addHomeTabsListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      selectHomeTabs(current) !== selectHomeTabs(previous) && selectHomeTabs(current).sliding,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(slideDuration);
      api.dispatch(slideEnded());
    },
  });
}
