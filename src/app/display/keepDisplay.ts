import { displayOf } from '../../contract/display';
import { displayChosen, selectDisplay } from '../../state/displaySlice';
import type { AppStore } from '../store';

/** Adopts display settings from other tabs, at once and whenever this tab becomes visible. */
export function keepDisplay(store: AppStore): void {
  // Cookies blocked: settings then apply to this page only.
  if (!navigator.cookieEnabled) return;
  /** Already tried: a cookie that was rejected will not appear. */
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
  // Chosen here meanwhile: now in agreement.
  addEventListener('blur', agree);
  agree();
}
