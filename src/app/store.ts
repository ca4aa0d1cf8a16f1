import { combineSlices, configureStore, isRejected, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { accountFormsSlice } from '../areas/auth/accountFormsSlice';
import { authSlice } from '../areas/auth/authSlice';
import { returnSlice } from '../areas/auth/returnSlice';
import { appliedSlice } from '../state/appliedSlice';
import type { ThunkExtra } from '../state/thunkExtra';
import { carouselsSlice, homeTabsSlice, recommendedSlice } from '../state/rotationSlices';
import { dialogsSlice } from '../state/dialogsSlice';
import { displaySlice, extrasSlice } from '../state/servedSlices';
import { draftsSlice } from '../state/draftsSlice';
import { createAppListenerMiddleware, type RootState } from '../state/hooks';
import { locationSlice } from '../state/locationSlice';
import { noticesSlice } from '../state/noticesSlice';
import { addListeners } from './listeners';

/**
 * RTK Query dispatches a rejected action for each new subscription to data that are there. Its own middleware, which
 * comes before, is all that reads it: none of a page's many, at its takeover, runs the reducers and every view's
 * selectors.
 */
const dropSettledQueries: Middleware = () => (next) => (action) =>
  isRejected(action) && action.meta.condition ? action : next(action);

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
  /** QA builds only: replay's outermost middleware and enhancer. */
  replay?: { middleware: Middleware; enhancer?: StoreEnhancer };
}

/** Development checks report findings, not how long a busy machine took. */
const untimed = { warnAfter: Infinity };

/** One store per page, request or test; no module-level state. */
export function makeStore({ extra, preloadedState, replay }: StoreOptions) {
  const listening = createAppListenerMiddleware(extra);
  addListeners(listening.startListening);
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    // DevTools work on a sanitized copy: see replay/devtoolsMirror.ts.
    devTools: false,
    middleware: (getDefault) => {
      const middleware = getDefault({
        thunk: { extraArgument: extra },
        immutableCheck: untimed,
        serializableCheck: untimed,
      })
        .concat(portalApi.middleware, dropSettledQueries)
        .prepend(listening.middleware);
      // Replay additions do not change the dispatch type.
      return replay ? (middleware.prepend(replay.middleware) as unknown as typeof middleware) : middleware;
    },
    enhancers: (getDefault) => (replay?.enhancer ? getDefault().concat(replay.enhancer) : getDefault()),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
