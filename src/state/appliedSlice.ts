import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftsTurnedOver } from './draftsSlice';

/** Projects that the account is known to have applied for: what the answers of this page view told. */
export type AppliedState = readonly string[];

const initialState: AppliedState = [];

export const appliedSlice = createSlice({
  name: 'applied',
  initialState,
  reducers: {
    projectApplied: (state, { payload }: PayloadAction<{ fdId: string }>) =>
      state.includes(payload.fdId) ? state : [...state, payload.fdId],
  },
  // Another account, or none: what was known of this one is nobody else's business.
  extraReducers: (builder) => void builder.addCase(draftsTurnedOver, () => initialState),
  selectors: { selectHasApplied: (state, fdId: string) => state.includes(fdId) },
});

export const { projectApplied } = appliedSlice.actions;
export const { selectHasApplied } = appliedSlice.selectors;
