import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A toast at the bottom of the viewport. */
export interface Toast {
  text: string;
  /** A page of the portal that it links to. */
  link?: { text: string; path: string };
  /** It stays longer, since it asks for something. */
  isLong?: boolean;
}

/** The content of the alert dialog: error before success, success before loading. */
export interface NoticesState {
  loading: string | null;
  success: string | null;
  /** Receipt number of the submission. */
  receipt?: string;
  error: string | null;
  /** How long the notice stays, ms; timed by a listener. */
  hideAfter: number;
  /** Hovered or focused: it stays. */
  held: boolean;
  /** The latest notice has closed by itself. */
  expired?: boolean;
  toast: Toast | null;
  toastHeld: boolean;
}

const noNotice = {
  loading: null,
  success: null,
  receipt: undefined,
  error: null,
  hideAfter: 2000,
  held: false,
  expired: false,
};
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
    noticeExpired: (state) => ({ ...state, ...noNotice, expired: true }),
    toastShown: (state, { payload }: PayloadAction<Toast>) => ({ ...state, toast: payload, toastHeld: false }),
    toastHeld: (state, { payload }: PayloadAction<boolean>) => {
      state.toastHeld = payload;
    },
    toastClosed: (state) => ({ ...state, toast: null, toastHeld: false }),
  },
  selectors: { selectNotices: (state) => state },
});

export const {
  workStarted,
  workSucceeded,
  workFailed,
  noticeHeld,
  noticeClosed,
  noticeExpired,
  toastShown,
  toastHeld,
  toastClosed,
} = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
