import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftsTurnedOver } from './draftsSlice';

/** Projects that the account has applied for, as far as responses of this page view tell. */
export type AppliedState = readonly string[];

const initialState: AppliedState = [];

export const appliedSlice = createSlice({
  name: 'applied',
  initialState,
  reducers: {
    projectApplied: (state, { payload }: PayloadAction<{ fdId: string }>) =>
      state.includes(payload.fdId) ? state : [...state, payload.fdId],
  },
  // Account switch or log-out: reset.
  extraReducers: (builder) => void builder.addCase(draftsTurnedOver, () => initialState),
  selectors: { selectApplied: (state) => state },
});

export const { projectApplied } = appliedSlice.actions;
export const { selectApplied } = appliedSlice.selectors;
