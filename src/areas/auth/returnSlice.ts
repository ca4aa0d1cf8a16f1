import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { paths, returnQuery } from '../../lib/paths';
import { locationCommitted, pathOf } from '../../state/locationSlice';
import { loggedIn } from './authSlice';

const registerPaths: string[] = [paths.register, paths.accountRegister];
const authPaths: string[] = [paths.login(), paths.accountLogin, ...registerPaths];

/** Whether an address, with or without its query, is a login or register page. */
export const isAuthPath = (address: string): boolean => authPaths.includes(pathOf(address));

/** Whether an address is one of the register pages. */
export const isRegisterPath = (address: string): boolean => registerPaths.includes(pathOf(address));

/** The redirect target of an address, unchecked. A hand-written one may hold a `?`. */
export const redirectOf = (address: string): string | null =>
  new URLSearchParams(address.split('#')[0].replace(/^[^?]*/, '')).get('redirect');

/** The register page, passing on the redirect target. */
export const registerPath = (redirect?: string): string => paths.register + returnQuery('redirect', redirect);

/**
 * The redirect target of a visitor who registered instead of logging in: kept for the next login, unless the visitor
 * navigates elsewhere first.
 */
const nowhere: { path: string | null } = { path: null };

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
