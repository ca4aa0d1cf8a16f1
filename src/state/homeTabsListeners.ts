import { selectHomeTabs, slideEnded } from './homeTabsSlice';
import type { StartListening } from './listenerMiddleware';

/** Duration of the home tabs' slide animation, ms. */
export const slideDuration = 500;

/** Ends the slide and unlocks the tabs. A click during the lock does not extend it. */
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
