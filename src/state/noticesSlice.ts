import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** What the alert dialog says. An error is shown before a success, a success before loading. */
export interface NoticesState {
  loading: string | null;
  success: string | null;
  /** Number under which what was sent can be found again. */
  receipt?: string;
  error: string | null;
  /** How long the notice stays, ms; counted by a listener. */
  hideAfter: number;
  /** The pointer or the focus is on it: it stays. */
  held: boolean;
}

const initialState: NoticesState = { loading: null, success: null, error: null, hideAfter: 2000, held: false };

/** How long a notice stays by default, ms. */
const alertHideAfter = 2000;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    workStarted: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, loading: payload }),
    workSucceeded: ({ held }, { payload }: PayloadAction<{ text: string; hideAfter?: number; receipt?: string }>) => ({
      ...initialState,
      held,
      success: payload.text,
      ...(payload.receipt ? { receipt: payload.receipt } : {}),
      hideAfter: payload.hideAfter ?? alertHideAfter,
    }),
    workFailed: ({ held }, { payload }: PayloadAction<string>) => ({ ...initialState, error: payload, held }),
    noticeHeld: (state, { payload }: PayloadAction<boolean>) => {
      state.held = payload;
    },
    noticeClosed: () => initialState,
  },
  selectors: { selectNotices: (state) => state },
});

declare module './rootState' {
  interface RootState extends WithSlice<typeof noticesSlice> {}
}

export const { workStarted, workSucceeded, workFailed, noticeHeld, noticeClosed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
