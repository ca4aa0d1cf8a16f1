import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from './store';

/** Refetches what is on screen when back online; refocusing the tab fetches nothing. */
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
