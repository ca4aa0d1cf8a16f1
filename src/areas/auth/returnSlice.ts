import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths } from '../../lib/paths';
import { locationCommitted } from '../../state/locationSlice';
import { isAuthPath } from './authPaths';
import { loggedIn } from './authSlice';

/**
 * The redirect target of a visitor who registered instead of logging in: kept for the next login, unless the visitor
 * navigates elsewhere first.
 */
export interface ReturnState {
  path: string | null;
}

const nowhere: ReturnState = { path: null };

export const returnSlice = createSlice({
  name: 'loginReturn',
  initialState: nowhere,
  reducers: {
    returnKept: (_state, { payload }: PayloadAction<string>) => ({ path: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, () => nowhere)
      .addCase(locationCommitted, (state, { payload }) =>
        isAuthPath(payload) || payload === paths.home ? state : nowhere,
      );
  },
  selectors: { selectReturnPath: (state) => state.path },
});

declare module '../../state/hooks' {
  interface RootState extends WithSlice<typeof returnSlice> {}
}

export const { returnKept } = returnSlice.actions;
export const { selectReturnPath } = returnSlice.selectors;
