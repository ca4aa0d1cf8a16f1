import { createSlice, type PayloadAction, type WithSlice, createAction } from '@reduxjs/toolkit';
import { sessionRefused, tokenRenewed } from '../../api/portalApi';
import type { UserInfo } from '../../contract/auth';

/** Another tab of this browser logged in or out; null: it logged out. */
export const tokenChangedElsewhere = createAction<{ token: string | null }>('auth/tokenChangedElsewhere');

/** User info failed: the token is invalid. */
export const userRefused = createAction('auth/userRefused');

/**
 * A back-office user logged in and is redirected to the back office: to the address there that they came from, if any.
 */
export const backOfficeUserMet = createAction<{ desk: string | null } | undefined>('auth/backOfficeUserMet');

/** Token and user. `settled` is false until the user is known; until then a spinner covers the page. */
export interface AuthState {
  token: string | null;
  user: UserInfo | null;
  settled: boolean;
  /** The user of another tab's token is being fetched, while this screen stays mounted. */
  asking?: true;
}

const anonymous: AuthState = { token: null, user: null, settled: true };

/** The initial state: with a stored token the user is not known yet. */
export const authStateFor = (token: string | null): AuthState => ({ token, user: null, settled: token === null });

/** There is a token, but its user could not be fetched: the visitor may log in again, or log out. */
const isUnknown = ({ token, user, settled, asking }: AuthState): boolean =>
  token !== null && user === null && settled && !asking;

export const authSlice = createSlice({
  name: 'auth',
  initialState: anonymous,
  reducers: {
    /** The login succeeded with code 0 and a token. */
    loggedIn: (_state, { payload }: PayloadAction<{ token: string }>) => authStateFor(payload.token),
    userKnown: ({ token }, { payload }: PayloadAction<UserInfo>) => ({ token, user: payload, settled: true }),
    /** User info timed out: the token stays, and this page view continues as anonymous. */
    userUnknown: ({ token }) => ({ token, user: null, settled: true }),
    /** The visitor confirmed logging out. */
    loggedOut: () => anonymous,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionRefused, () => anonymous);
    builder.addCase(userRefused, () => anonymous);
    builder.addCase(tokenRenewed, (state, { payload }) => {
      // Logged out, or in again, meanwhile.
      if (state.token === payload.oldToken) state.token = payload.token;
    });
    // The screen stays mounted while the new user is fetched, so that nothing open on it is lost.
    builder.addCase(tokenChangedElsewhere, (state, { payload }) =>
      payload.token === state.token
        ? state
        : { ...anonymous, token: payload.token, ...(payload.token === null ? {} : { asking: true }) },
    );
  },
  selectors: {
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    selectUserUnknown: isUnknown,
    /** Whether login and registration are pointless. */
    selectIsLoggedIn: (state) => state.token !== null && !isUnknown(state),
    selectSettled: (state) => state.settled,
  },
});

declare module '../../state/hooks' {
  interface RootState extends WithSlice<typeof authSlice> {}
}

export const { loggedIn, userKnown, userUnknown, loggedOut } = authSlice.actions;
export const { selectToken, selectUser, selectUserUnknown, selectIsLoggedIn, selectSettled } = authSlice.selectors;
