import { useDispatch, useSelector } from 'react-redux';
import {
  createListenerMiddleware,
  type ListenerEffectAPI,
  type TypedStartListening,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { portalApi } from '../api/portalApi';
import type { Extra } from '../contract/extras';
import type { ThunkExtra, SecretVault } from './thunkExtra';
import type { appliedSlice } from './appliedSlice';
import type { carouselsSlice, homeTabsSlice, recommendedSlice } from './rotationSlices';
import type { dialogsSlice, noticesSlice } from './dialogsSlice';
import type { draftsSlice } from './draftsSlice';
import type { locationSlice } from './locationSlice';

/** Display settings, as `src/contract/display.ts` writes them; empty: defaults. */
type DisplayState = string;

const defaultDisplay = '' as DisplayState;

export const displaySlice = createSlice({
  name: 'display',
  initialState: defaultDisplay,
  reducers: { displayChosen: (_state, { payload }: PayloadAction<string>) => payload },
  selectors: { selectDisplay: (state) => state },
});

export const { displayChosen } = displaySlice.actions;
export const { selectDisplay } = displaySlice.selectors;

/** The backend's optional features: set when the page starts, then constant. */
type ExtrasState = readonly Extra[];

const noExtras: ExtrasState = [];

export const extrasSlice = createSlice({
  name: 'extras',
  initialState: noExtras,
  reducers: {},
  selectors: { selectExtras: (state) => state, selectOffers: (state, extra: Extra) => state.includes(extra) },
});

export const { selectExtras, selectOffers } = extrasSlice.selectors;

/**
 * The store's state. Each slice of an area augments it beside its definition, so that selectors and listeners are typed
 * without knowing other areas' slices.
 */
export interface RootState
  extends
    WithSlice<typeof portalApi>,
    WithSlice<typeof appliedSlice>,
    WithSlice<typeof carouselsSlice>,
    WithSlice<typeof dialogsSlice>,
    WithSlice<typeof displaySlice>,
    WithSlice<typeof draftsSlice>,
    WithSlice<typeof extrasSlice>,
    WithSlice<typeof homeTabsSlice>,
    WithSlice<typeof locationSlice>,
    WithSlice<typeof noticesSlice>,
    WithSlice<typeof recommendedSlice> {}

/** Dispatches actions and thunks, as every store of the portal does. */
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;

/** A thunk of theirs. */
export type AppThunk<Result> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>;
export type ListenerApi = ListenerEffectAPI<RootState, AppDispatch, ThunkExtra>;

/** One listener middleware per store; `app/store.ts` registers the listeners. */
export function createAppListenerMiddleware(extra: ThunkExtra) {
  return createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra });
}

/** Whether the backend offers an optional feature. */
export const useOffers = (extra: Extra): boolean => useAppSelector((state) => selectOffers(state, extra));

const vaultOf = (_dispatch: unknown, _getState: unknown, { secrets }: ThunkExtra): SecretVault => secrets;

/** The page's vault: keeps what must not be in an action, which gets a reference instead. */
export function useVault(): SecretVault {
  const dispatch = useAppDispatch();
  return dispatch(vaultOf);
}
