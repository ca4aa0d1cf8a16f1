import { combineSlices, configureStore, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { accountFormsSlice } from '../areas/auth/accountFormsSlice';
import { authSlice } from '../areas/auth/authSlice';
import { returnSlice } from '../areas/auth/returnSlice';
import { appliedSlice } from '../state/appliedSlice';
import type { ThunkExtra } from '../state/thunkExtra';
import { carouselsSlice } from '../state/carouselsSlice';
import { dialogsSlice } from '../state/dialogsSlice';
import { displaySlice } from '../state/displaySlice';
import { draftsSlice } from '../state/draftsSlice';
import { extrasSlice } from '../state/extrasSlice';
import { homeTabsSlice } from '../state/homeTabsSlice';
import { createAppListenerMiddleware } from '../state/listenerMiddleware';
import { locationSlice } from '../state/locationSlice';
import { noticesSlice } from '../state/noticesSlice';
import { recommendedSlice } from '../state/recommendedSlice';
import type { RootState } from '../state/rootState';
import { addListeners } from './listeners';

export const rootReducer = combineSlices(
  portalApi,
  accountFormsSlice,
  appliedSlice,
  authSlice,
  carouselsSlice,
  dialogsSlice,
  displaySlice,
  draftsSlice,
  extrasSlice,
  homeTabsSlice,
  locationSlice,
  noticesSlice,
  recommendedSlice,
  returnSlice,
);

export interface StoreOptions {
  extra: ThunkExtra;
  preloadedState?: Partial<RootState>;
  /** QA build only: what replay puts in front of everything. */
  replay?: { middleware: Middleware; enhancer?: StoreEnhancer };
}

/** The checks of development and tests say what they find, not how long a busy machine took. */
const untimed = { warnAfter: Infinity };

/** One store for each page, request or test; nothing of it lives at module level. */
export function makeStore({ extra, preloadedState, replay }: StoreOptions) {
  const listening = createAppListenerMiddleware(extra);
  addListeners(listening.startListening);
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    // DevTools work on a copy of what happens here, made safe: see replay/devtoolsMirror.ts.
    devTools: false,
    middleware: (getDefault) => {
      const middleware = getDefault({
        thunk: { extraArgument: extra },
        immutableCheck: untimed,
        serializableCheck: untimed,
      })
        .concat(portalApi.middleware)
        .prepend(listening.middleware);
      // What replay adds does not change what may be dispatched.
      return replay ? (middleware.prepend(replay.middleware) as unknown as typeof middleware) : middleware;
    },
    enhancers: (getDefault) => (replay?.enhancer ? getDefault().concat(replay.enhancer) : getDefault()),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
