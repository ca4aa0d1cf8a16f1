import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Extra } from '../contract/extras';

/** What the backend offers beyond the portal itself: known when the page starts, and the same until it is left. */
export type ExtrasState = readonly Extra[];

const initialState: ExtrasState = [];

export const extrasSlice = createSlice({
  name: 'extras',
  initialState,
  reducers: {},
  selectors: { selectExtras: (state) => state, selectOffers: (state, extra: Extra) => state.includes(extra) },
});

declare module './rootState' {
  interface RootState extends WithSlice<typeof extrasSlice> {}
}

export const { selectExtras, selectOffers } = extrasSlice.selectors;
