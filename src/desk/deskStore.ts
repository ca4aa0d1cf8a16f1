import { combineSlices, configureStore, freeze, type Middleware, isAnyOf } from '@reduxjs/toolkit';
import { portalApi, sessionRefused } from '../api/portalApi';
import { authSlice, loggedOut, selectToken, userKnown, tokenChangedElsewhere } from '../areas/auth/authSlice';
import { dialogsSlice, noticesSlice } from '../state/dialogsSlice';
import { draftsSlice } from '../state/draftsSlice';
import { createAppListenerMiddleware, type StartListening } from '../state/hooks';
import { locationSlice, pageStarted } from '../state/locationSlice';
import type { ThunkExtra } from '../state/thunkExtra';
import { addUnusedQueryListeners, addDraftsListeners, addNoticesListeners } from '../state/listeners';
import {
  addDraftOwnerListeners,
  addTokenListeners,
  addUserListeners,
  notifyLogOut,
} from '../areas/auth/sessionListeners';
import { paths } from '../lib/paths';

const deskReducer = combineSlices(portalApi, authSlice, dialogsSlice, draftsSlice, locationSlice, noticesSlice);

/** The desk's state: those of the portal's slices that both share. */
export type DeskState = ReturnType<typeof deskReducer>;

/** Creates a store for a page or a test, from the same parts as the portal's. */
export function makeDeskStore({ extra, preloadedState }: { extra: ThunkExtra; preloadedState?: Partial<DeskState> }) {
  const listening = createAppListenerMiddleware(extra);
  for (const add of listeners) add(listening.startListening);
  return configureStore({
    reducer: deskReducer,
    // Immer freezes what reducers make.
    preloadedState: preloadedState && freeze(preloadedState, true),
    devTools: false,
    middleware: (getDefault) =>
      // Every state is frozen: a mutation throws by itself.
      getDefault({ thunk: { extraArgument: extra }, immutableCheck: false })
        .concat(portalApi.middleware)
        // The listeners that both share read the slices that both have.
        .prepend(listening.middleware as Middleware),
  });
}

/** Every side effect of the desk. */
const listeners = [
  addDraftsListeners,
  addNoticesListeners,
  addTokenListeners,
  addDraftOwnerListeners,
  addUserListeners,
  addDeskSessionListeners,
  addUnusedQueryListeners,
];

/** Longest wait for the log-out call before the page is left, ms. */
const logOutTimeout = 1000;

/**
 * The desk needs a login: without one, or when the session ends, the page goes to the portal's login and comes back to
 * the same address. Drafts are stored by then. A login of another account in another tab reloads the page.
 */
function addDeskSessionListeners(startListening: StartListening): void {
  let isLeaving = false;
  let username: string | null = null;
  startListening({
    matcher: isAnyOf(pageStarted, sessionRefused, tokenChangedElsewhere),
    effect: (_action, { getState, extra }) => {
      // Several calls can be refused at once, and another tab may have replaced the refused token.
      if (isLeaving || selectToken(getState()) !== null) return;
      isLeaving = true;
      extra.browser.leave(paths.login(extra.browser.currentPath()));
    },
  });
  startListening({
    actionCreator: userKnown,
    effect: ({ payload }, { extra }) => {
      if (username !== null && username !== payload.username) extra.browser.reload();
      username = payload.username;
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: async (_action, { delay, getOriginalState, extra }) => {
      isLeaving = true;
      const token = selectToken(getOriginalState());
      if (token) await Promise.race([notifyLogOut(token), delay(logOutTimeout)]);
      extra.browser.leave(paths.login());
    },
  });
}
