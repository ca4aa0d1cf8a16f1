import { displayOf } from '../../contract/display';
import { displayChosen, selectDisplay } from '../../state/displaySlice';
import type { AppStore } from '../store';

/** Looks as another tab was told to, once this one is looked at again. */
export function keepDisplay(store: AppStore): void {
  const agree = () => {
    const kept = displayOf(document.cookie);
    if (!document.hidden && kept !== selectDisplay(store.getState())) store.dispatch(displayChosen(kept));
  };
  document.addEventListener('visibilitychange', agree);
  addEventListener('focus', agree);
  addEventListener('pageshow', agree);
}
