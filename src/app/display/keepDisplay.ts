import { displayOf } from '../../contract/display';
import { displayChosen, selectDisplay } from '../../state/displaySlice';
import type { AppStore } from '../store';

/** Looks as another tab was told to, at once and whenever this one is looked at again. */
export function keepDisplay(store: AppStore): void {
  // What is chosen then holds for this page alone.
  if (!navigator.cookieEnabled) return;
  const agree = () => {
    const kept = displayOf(document.cookie);
    if (!document.hidden && kept !== selectDisplay(store.getState())) store.dispatch(displayChosen(kept));
  };
  document.addEventListener('visibilitychange', agree);
  addEventListener('focus', agree);
  addEventListener('pageshow', agree);
  agree();
}
