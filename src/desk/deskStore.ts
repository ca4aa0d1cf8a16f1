import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { authSlice } from '../areas/auth/authSlice';
import { dialogsSlice } from '../state/dialogsSlice';
import { draftsSlice } from '../state/draftsSlice';
import { createAppListenerMiddleware } from '../state/listenerMiddleware';
import { locationSlice } from '../state/locationSlice';
import { noticesSlice } from '../state/noticesSlice';
import type { RootState } from '../state/rootState';
import type { ThunkExtra } from '../state/thunkExtra';
import { addDeskListeners } from './deskListeners';

// The type of the state names every slice of the portal; at the desk are those that it shares.
const deskReducer = combineSlices(
  portalApi,
  authSlice,
  dialogsSlice,
  draftsSlice,
  locationSlice,
  noticesSlice,
) as unknown as Reducer<RootState>;

interface DeskStoreOptions {
  extra: ThunkExtra;
  preloadedState?: Partial<RootState>;
}

/** One store for each page or test, of the parts that the portal's own is made of. */
export function makeDeskStore({ extra, preloadedState }: DeskStoreOptions) {
  const listening = createAppListenerMiddleware(extra);
  addDeskListeners(listening.startListening);
  return configureStore({
    reducer: deskReducer,
    preloadedState: preloadedState as RootState,
    devTools: false,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra } })
        .concat(portalApi.middleware)
        .prepend(listening.middleware),
  });
}
