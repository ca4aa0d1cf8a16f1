import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** A line at the window's foot that says what has been done. */
export interface Toast {
  text: string;
  /** A page of the portal that it leads to. */
  link?: { text: string; path: string };
  /** It stays longer, since it asks for something. */
  isLong?: boolean;
}

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
  toast: Toast | null;
  toastHeld: boolean;
}

const noNotice = { loading: null, success: null, receipt: undefined, error: null, hideAfter: 2000, held: false };
const initialState: NoticesState = { ...noNotice, toast: null, toastHeld: false };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    workStarted: (state, { payload }: PayloadAction<string>) => ({ ...state, ...noNotice, loading: payload }),
    workSucceeded: (state, { payload }: PayloadAction<{ text: string; hideAfter?: number; receipt?: string }>) => ({
      ...state,
      ...noNotice,
      held: state.held,
      success: payload.text,
      receipt: payload.receipt,
      hideAfter: payload.hideAfter ?? noNotice.hideAfter,
    }),
    workFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      ...noNotice,
      held: state.held,
      error: payload,
    }),
    noticeHeld: (state, { payload }: PayloadAction<boolean>) => {
      state.held = payload;
    },
    noticeClosed: (state) => ({ ...state, ...noNotice }),
    toastShown: (state, { payload }: PayloadAction<Toast>) => ({ ...state, toast: payload, toastHeld: false }),
    toastHeld: (state, { payload }: PayloadAction<boolean>) => {
      state.toastHeld = payload;
    },
    toastClosed: (state) => ({ ...state, toast: null, toastHeld: false }),
  },
  selectors: { selectNotices: (state) => state },
});

declare module './rootState' {
  interface RootState extends WithSlice<typeof noticesSlice> {}
}

export const { workStarted, workSucceeded, workFailed, noticeHeld, noticeClosed, toastShown, toastHeld, toastClosed } =
  noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
