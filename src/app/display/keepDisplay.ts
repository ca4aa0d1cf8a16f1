import { displayOf } from '../../contract/display';
import { displayChosen, selectDisplay } from '../../state/displaySlice';
import type { AppStore } from '../store';

/** Looks as another tab was told to, at once and whenever this one is looked at again. */
export function keepDisplay(store: AppStore): void {
  // What is chosen then holds for this page alone.
  if (!navigator.cookieEnabled) return;
  /** Asked for already: one that was given back does not come. */
  let tried: string | undefined;
  const agree = () => {
    const kept = displayOf(document.cookie);
    if (kept === selectDisplay(store.getState())) tried = undefined;
    else if (!document.hidden && kept !== tried) {
      tried = kept;
      store.dispatch(displayChosen(kept));
    }
  };
  document.addEventListener('visibilitychange', agree);
  addEventListener('focus', agree);
  addEventListener('pageshow', agree);
  // What was chosen here meanwhile is agreed on.
  addEventListener('blur', agree);
  agree();
}
