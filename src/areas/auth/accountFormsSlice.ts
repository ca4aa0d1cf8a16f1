import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { zh } from '../../i18n/zh';
import { locationCommitted } from '../../state/locationSlice';
import { authApi } from './authApi';

/** What the login and register pages show beside their fields. What is typed there never reaches the store. */
export interface AccountFormsState {
  busy: boolean;
  /** The form-wide message. */
  message: string | null;
  /** A field's name to its message. */
  errors: Record<string, string>;
}

const initialState: AccountFormsState = { busy: false, message: null, errors: {} };

const { login, register } = authApi.endpoints;

export const accountFormsSlice = createSlice({
  name: 'accountForms',
  initialState,
  reducers: {
    /** The form did not pass its own rules; nothing was sent. */
    accountFormRefused: (
      _state,
      { payload }: PayloadAction<{ message: string | null; errors: Record<string, string> }>,
    ) => ({ busy: false, ...payload }),
    /** The captcha has expired. */
    captchaExpired: () => ({ busy: false, message: zh.account.captchaExpired, errors: {} }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationCommitted, () => initialState)
      .addMatcher(isAnyOf(login.matchPending, register.matchPending), () => ({ ...initialState, busy: true }))
      .addMatcher(isAnyOf(login.matchFulfilled, register.matchFulfilled), () => initialState)
      .addMatcher(isAnyOf(login.matchRejected, register.matchRejected), (_state, { payload }) => ({
        ...initialState,
        message: payload?.msg ?? zh.errors.requestFailed,
      }));
  },
  selectors: { selectAccountForm: (state) => state },
});

declare module '../../state/rootState' {
  interface RootState extends WithSlice<typeof accountFormsSlice> {}
}

export const { accountFormRefused, captchaExpired } = accountFormsSlice.actions;
export const { selectAccountForm } = accountFormsSlice.selectors;
