import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { codeNeeded } from '../../contract/auth';
import { zh } from '../../i18n/zh';
import { locationCommitted } from '../../state/locationSlice';
import { authApi } from './authApi';

/** The state of the login and register forms besides their fields. Input never reaches the store. */
export interface AccountFormsState {
  busy: boolean;
  /** The form-wide message. */
  message: string | null;
  /** Messages by field name. */
  errors: Record<string, string>;
  /** The password was right, and an authenticator code is required. */
  needsCode: boolean;
}

const initialState: AccountFormsState = { busy: false, message: null, errors: {}, needsCode: false };

const { login, register } = authApi.endpoints;

export const accountFormsSlice = createSlice({
  name: 'accountForms',
  initialState,
  reducers: {
    /** Client-side validation failed; nothing was sent. */
    accountFormRefused: (
      _state,
      { payload }: PayloadAction<Pick<AccountFormsState, 'message' | 'errors'> & Partial<AccountFormsState>>,
    ) => ({ ...initialState, ...payload }),
    /** The captcha has expired: the payload says so to the user. */
    captchaExpired: (_state, { payload: message }: PayloadAction<string>) => ({ ...initialState, message }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationCommitted, () => initialState)
      .addMatcher(isAnyOf(login.matchPending, register.matchPending), ({ needsCode }) => ({
        ...initialState,
        needsCode,
        busy: true,
      }))
      .addMatcher(isAnyOf(login.matchFulfilled, register.matchFulfilled), () => initialState)
      .addMatcher(isAnyOf(login.matchRejected, register.matchRejected), ({ needsCode }, action) => {
        const { payload } = action;
        // About one field: said there.
        const isCommon = payload?.msg === zh.account.passwordCommon;
        const asksForCode = login.matchRejected(action) && payload?.kind === 'business' && payload.code === codeNeeded;
        return {
          ...initialState,
          // A code that got no response may be sent again.
          needsCode: asksForCode || (needsCode && payload?.kind !== 'business'),
          errors: isCommon ? { password: zh.account.passwordCommon } : initialState.errors,
          message: isCommon || (asksForCode && !needsCode) ? null : (payload?.msg ?? zh.errors.requestFailed),
        };
      });
  },
  selectors: { selectAccountForm: (state) => state },
});

declare module '../../state/hooks' {
  interface RootState extends WithSlice<typeof accountFormsSlice> {}
}

export const { accountFormRefused, captchaExpired } = accountFormsSlice.actions;
export const { selectAccountForm } = accountFormsSlice.selectors;
