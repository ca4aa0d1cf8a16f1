import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Extra } from '../contract/extras';

/** Display settings, as `src/contract/display.ts` writes them; empty: defaults. */
export type DisplayState = string;

const initialState = '' as DisplayState;

export const displaySlice = createSlice({
  name: 'display',
  initialState,
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
