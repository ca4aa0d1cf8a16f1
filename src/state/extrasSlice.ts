import { createSlice } from '@reduxjs/toolkit';
import type { Extra } from '../contract/extras';

/** The backend's optional features: set when the page starts, then constant. */
export type ExtrasState = readonly Extra[];

const initialState: ExtrasState = [];

export const extrasSlice = createSlice({
  name: 'extras',
  initialState,
  reducers: {},
  selectors: { selectExtras: (state) => state, selectOffers: (state, extra: Extra) => state.includes(extra) },
});

export const { selectExtras, selectOffers } = extrasSlice.selectors;
