import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionRefused } from '../../api/session';
import type { UserInfo } from '../../contract/auth';
import { tokenChangedElsewhere, userRefused } from './sessionActions';

/** Token and user (design card). `settled` is false until the user state is known: the full-page spinner's time. */
export interface AuthState {
  token: string | null;
  user: UserInfo | null;
  settled: boolean;
}

const anonymous: AuthState = { token: null, user: null, settled: true };

/** The state a page starts with: with a stored token the user has still to be asked for (spec §4). */
export const authStateFor = (token: string | null): AuthState => ({ token, user: null, settled: token === null });

export const authSlice = createSlice({
  name: 'auth',
  initialState: anonymous,
  reducers: {
    /** The login was answered with code 0 and a token. */
    loggedIn: (state, { payload }: PayloadAction<{ token: string }>) => {
      state.token = payload.token;
      state.user = null;
      state.settled = false;
    },
    userKnown: (state, { payload }: PayloadAction<UserInfo>) => {
      state.user = payload;
      state.settled = true;
    },
    /** The user could not be asked in time: the token stays, this page view goes on as anonymous (decision 20). */
    userUnknown: (state) => {
      state.user = null;
      state.settled = true;
    },
    /** The visitor agreed to log out. */
    loggedOut: () => anonymous,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionRefused, () => anonymous);
    builder.addCase(userRefused, () => anonymous);
    // The screen stays as it is while the new user is asked for: what is open on it must not be lost.
    builder.addCase(tokenChangedElsewhere, (state, { payload }) =>
      payload.token === state.token ? state : { ...anonymous, token: payload.token },
    );
  },
  selectors: {
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    selectSettled: (state) => state.settled,
  },
});

export const { loggedIn, userKnown, userUnknown, loggedOut } = authSlice.actions;
export const { selectToken, selectUser, selectSettled } = authSlice.selectors;
