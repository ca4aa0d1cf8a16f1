import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A record of each committed address (path, query, hash). No screen reads it: the router owns the URL; QA replays it. */
export interface LocationState {
  path: string;
}

const initialState: LocationState = { path: '' };

export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationCommitted: (state, { payload }: PayloadAction<string>) => {
      state.path = payload;
    },
  },
  selectors: { selectLocationPath: (state) => state.path },
});

export const { locationCommitted } = locationSlice.actions;
export const { selectLocationPath } = locationSlice.selectors;
