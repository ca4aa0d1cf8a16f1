import {
  combineSlices,
  configureStore,
  freeze,
  isRejected,
  type Action,
  type Middleware,
  type StoreEnhancer,
  isAnyOf,
  isFulfilled,
} from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { accountFormsSlice } from '../areas/auth/accountFormsSlice';
import { authSlice, backOfficeUserMet, loggedIn } from '../areas/auth/authSlice';
import { returnSlice } from '../areas/auth/returnSlice';
import { appliedSlice } from '../state/appliedSlice';
import type { ThunkExtra } from '../state/thunkExtra';
import { carouselsSlice, homeTabsSlice, recommendedSlice } from '../state/rotationSlices';
import { dialogsSlice, noticesSlice, formClosed, selectFormDialog, workFailed } from '../state/dialogsSlice';
import {
  createAppListenerMiddleware,
  type RootState,
  displaySlice,
  extrasSlice,
  type StartListening,
} from '../state/hooks';
import { draftsSlice } from '../state/draftsSlice';
import { locationSlice, pageStarted } from '../state/locationSlice';
import { addAuthListeners } from '../areas/auth/authListeners';
import {
  addDraftsListeners,
  addCarouselListeners,
  addHomeTabsListeners,
  addNoticesListeners,
  addUnusedQueryListeners,
} from '../state/listeners';
import { authApi } from '../areas/auth/authApi';
import { navigationApi } from '../areas/navigation/navigationApi';
import { zh } from '../i18n/zh';
import { specialistApi } from '../areas/specialist/specialistApi';

const { getSpecialistContact } = specialistApi.endpoints;

/** Whether a contact could not be loaded. A pending call is not repeated; that is no failure. */
const isContactFailure = (action: unknown): action is Action & { meta: { arg: { originalArgs: string } } } =>
  getSpecialistContact.matchFulfilled(action)
    ? action.payload === null
    : getSpecialistContact.matchRejected(action) && !action.meta.condition;

/** A contact that failed to load closes its dialog with a notice; opening it again retries. */
function addContactListeners(startListening: StartListening): void {
  startListening({
    matcher: isContactFailure,
    effect: ({ meta }, { dispatch, getState }) => {
      const open = selectFormDialog(getState());
      if (open?.kind !== 'expertContact' || open.fdId !== meta.arg.originalArgs) return;
      dispatch(formClosed());
      dispatch(workFailed(zh.states.contactFailed));
    },
  });
}

/** Mutations by endpoint name: the areas themselves load with the screens that need them. */
const createEndpoints = ['createProjectApplication', 'createOrder', 'createGetbuginess'];
const changeEndpoints = ['withdrawMySubmission', 'updateMyEntry'];

const endpointOf = (action: unknown): unknown =>
  isFulfilled(action) ? (action.meta.arg as { endpointName?: unknown } | undefined)?.endpointName : undefined;

/** The areas of these tags may not be loaded yet, and an undeclared tag type is an error. */
const api = portalApi.enhanceEndpoints({ addTagTypes: ['MySubmission', 'MyProfile', 'Getbuginess'] });

const invalidate = (...types: ('MySubmission' | 'MyProfile' | 'Getbuginess')[]) =>
  api.util.invalidateTags(types.map((type) => ({ type })));

/**
 * Keeps the company's own pages and the portal's lists in step, whose areas do not know each other: a submission shows
 * in the former at once and begins the next form, a withdrawal or edit in the latter. Cached data of an account is dropped at the next login: at
 * log-out, mounted views would refetch it without a token.
 */
function addMySubmissionListeners(startListening: StartListening): void {
  startListening({
    predicate: (action) => loggedIn.match(action) || createEndpoints.includes(endpointOf(action) as string),
    effect: (_action, { dispatch }) => void dispatch(invalidate('MySubmission', 'MyProfile')),
  });
  startListening({
    predicate: (action) => changeEndpoints.includes(endpointOf(action) as string),
    effect: (_action, { dispatch }) => void dispatch(invalidate('Getbuginess')),
  });
}

/** Fetches the back office's URL at page load or during login, and redirects its users there. */
function addBackOfficeListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(pageStarted, authApi.endpoints.login.matchPending),
    effect: (action, { dispatch, extra }) => {
      if (pageStarted.match(action) && extra.isServerRendered) return;
      void dispatch(navigationApi.endpoints.getBackendUrl.initiate(undefined, { subscribe: true }));
    },
  });
  startListening({
    actionCreator: backOfficeUserMet,
    effect: async ({ payload }, api) => {
      const { leaveForBackOffice } = await import(/* webpackChunkName: "login" */ './leaveForBackOffice');
      await leaveForBackOffice(payload?.desk ?? null, api);
    },
  });
}

/** Registers every side effect, one line each. */
export function addListeners(startListening: StartListening): void {
  addCarouselListeners(startListening);
  addHomeTabsListeners(startListening);
  addDraftsListeners(startListening);
  addNoticesListeners(startListening);
  addAuthListeners(startListening);
  addContactListeners(startListening);
  addBackOfficeListeners(startListening);
  addMySubmissionListeners(startListening);
  addUnusedQueryListeners(startListening);
}

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

/** One store per page, request or test; no module-level state. */
export function makeStore({ extra, preloadedState, replay }: StoreOptions) {
  const listening = createAppListenerMiddleware(extra);
  addListeners(listening.startListening);
  return configureStore({
    reducer: rootReducer,
    // Immer freezes what reducers make.
    preloadedState: preloadedState && freeze(preloadedState, true),
    // DevTools work on a sanitized copy: see replay/replayGate.ts.
    devTools: false,
    middleware: (getDefault) => {
      const middleware = getDefault({
        thunk: { extraArgument: extra },
        // Every state is frozen: a mutation throws by itself.
        immutableCheck: false,
        // Reports findings, not how long a busy machine took.
        serializableCheck: { warnAfter: Infinity },
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
