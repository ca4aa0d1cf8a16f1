import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from './store';

/** What is on the screen is refetched when the network is back; coming back to the tab fetches nothing. */
export function watchConnection(store: AppStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const online = () => dispatch(onOnline());
    const offline = () => dispatch(onOffline());
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });
}
