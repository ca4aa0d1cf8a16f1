import type { Store } from '@reduxjs/toolkit';
import { tokenChangedElsewhere } from '../areas/auth/authSlice';
import { storedToken } from '../areas/auth/sessionListeners';
import { tokenKey } from '../lib/knownAccount';
import { listen } from '../lib/events';
import { draftsChangedElsewhere } from '../state/draftsSlice';
import { draftPrefix } from '../state/draftStorage';
import type { RootState } from '../state/hooks';
import type { BrowserPort } from '../state/thunkExtra';

/** A store with a session: the portal's or the desk's. */
type StoreWithLogin = Pick<Store<Pick<RootState, 'auth'>>, 'getState' | 'dispatch'>;

/**
 * Keeps the session and the drafts of several tabs in step. A null key means that the whole storage was cleared. A page
 * restored from the back/forward cache has missed events, so it checks when shown again.
 */
export function syncTabs(store: StoreWithLogin, storage: BrowserPort['storage']): () => void {
  const agree = () => {
    const token = storedToken(storage);
    if (token !== store.getState().auth.token) store.dispatch(tokenChangedElsewhere({ token }));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === tokenKey) agree();
    else if (key.startsWith(draftPrefix)) store.dispatch(draftsChangedElsewhere(newValue === null ? key : undefined));
  };
  let left: string[] = [];
  const hidden = () => void (left = storage.keys());
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    agree();
    store.dispatch(draftsChangedElsewhere());
    for (const key of left) if (storage.getItem(key) === null) store.dispatch(draftsChangedElsewhere(key));
  };
  const stops = [
    listen(window, ['storage'], onStorage),
    listen(window, ['pagehide'], hidden),
    listen(window, ['pageshow'], shown),
  ];
  return () => stops.forEach((stop) => stop());
}
