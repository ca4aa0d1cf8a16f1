import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { authSlice } from '../areas/auth/authSlice';
import { dialogsSlice } from '../state/dialogsSlice';
import { draftsSlice } from '../state/draftsSlice';
import { createAppListenerMiddleware } from '../state/listenerMiddleware';
import { locationSlice } from '../state/locationSlice';
import { noticesSlice } from '../state/noticesSlice';
import type { ThunkExtra } from '../state/thunkExtra';
import { addDeskListeners } from './deskListeners';

const deskReducer = combineSlices(portalApi, authSlice, dialogsSlice, draftsSlice, locationSlice, noticesSlice);

/** The desk's state: those of the portal's slices that both share. */
export type DeskState = ReturnType<typeof deskReducer>;

interface DeskStoreOptions {
  extra: ThunkExtra;
  preloadedState?: Partial<DeskState>;
}

/** Creates a store for a page or a test, from the same parts as the portal's. */
export function makeDeskStore({ extra, preloadedState }: DeskStoreOptions) {
  const listening = createAppListenerMiddleware(extra);
  addDeskListeners(listening.startListening);
  return configureStore({
    reducer: deskReducer,
    preloadedState,
    devTools: false,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra } })
        .concat(portalApi.middleware)
        // The listeners that both share read the slices that both have.
        .prepend(listening.middleware as Middleware),
  });
}
