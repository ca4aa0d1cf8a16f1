import { tokenChangedElsewhere } from '../areas/auth/sessionActions';
import { tokenKey } from '../areas/auth/tokenListeners';
import type { AppStore } from './store';

/** Two tabs of one browser agree about the login (decision 23). A key of null: the whole storage was cleared. */
export function watchOtherTabs(store: AppStore, readToken: () => string | null): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== null && key !== tokenKey) return;
    const token = readToken();
    if (token !== store.getState().auth.token) store.dispatch(tokenChangedElsewhere({ token }));
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
