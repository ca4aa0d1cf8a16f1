import { setupListeners } from '@reduxjs/toolkit/query';
import { listen } from '../lib/events';
import type { AppStore } from './store';

/** Refetches what is on screen when back online; refocusing the tab fetches nothing. */
export function watchConnection(store: AppStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const stops = [
      listen(window, ['online'], () => dispatch(onOnline())),
      listen(window, ['offline'], () => dispatch(onOffline())),
    ];
    return () => stops.forEach((stop) => stop());
  });
}
