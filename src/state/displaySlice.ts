import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
