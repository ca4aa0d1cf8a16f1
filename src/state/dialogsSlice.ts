import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SubmissionKind } from '../contract/submission';
import type { ListChoice } from '../contract/filters';
import type { AreaName } from '../contract/areas';

/** The dialogs and confirmations over a page; at most one of each kind is open. */
export type FormDialog =
  | { kind: 'projectApplication'; fdId: string; title: string }
  | { kind: 'intention'; fdId: string; title: string }
  | {
      kind: 'publish';
      type: '1' | '2';
      /** Receipt number of the entry being edited; absent for a new entry. */
      number?: string;
    }
  | { kind: 'report'; area: AreaName; fdId: string; title: string }
  | {
      kind: 'expertContact';
      fdId: string;
      title: string;
      /** What the opening page knows of the expert: portrait URL, position and employer. */
      picture?: string;
      about?: string[];
    };

type Menu = 'account' | 'search' | 'filters' | 'display';

/** A form that waits for a login, and the path and query it was opened from. */
export interface PendingForm {
  dialog: FormDialog;
  path: string;
}

/** A submission that can be withdrawn. */
interface Withdrawable {
  number: string;
  kind: SubmissionKind;
}

interface DialogsState {
  /**
   * The open menu or panel: phone navigation, account, phone search, list filters, or display settings; absent in
   * recordings of earlier builds.
   */
  menu?: boolean | Menu;
  /** Pending selection in the open filter dialog, if it differs from the list's. */
  filterDraft?: ListChoice;
  form: FormDialog | null;
  question: 'logOut' | 'loginNeeded' | 'unfinishedAttachments' | 'withdrawal' | 'accountClosing' | null;
  /** How many unsaved items at the desk a log-out would delete. */
  unsaved?: number | undefined;
  /** The submission to withdraw, awaiting confirmation. */
  withdrawal?: Withdrawable | null;
  /** The form that waits for a login after a guarded action or an expired session; it opens again afterwards. */
  pendingForm: PendingForm | null;
}

const initialState: DialogsState = { form: null, question: null, pendingForm: null };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    formOpened: (state, { payload }: PayloadAction<FormDialog>) => {
      state.form = payload;
      state.pendingForm = null;
    },
    menuOpened: (state, { payload }: PayloadAction<Menu | undefined>) => {
      state.menu = payload ?? true;
      delete state.filterDraft;
    },
    filtersDrafted: (state, { payload }: PayloadAction<ListChoice>) => ({ ...state, filterDraft: payload }),
    menuClosed: (state) => {
      state.menu = false;
    },
    formClosed: (state) => {
      state.form = null;
      if (state.question === 'unfinishedAttachments') state.question = null;
    },
    /** Recordings of earlier builds lack the number. */
    logOutAsked: (state, { payload }: PayloadAction<{ unsaved: number } | undefined>) => {
      state.question = 'logOut';
      state.unsaved = payload?.unsaved;
    },
    /** The company asked to withdraw a submission. */
    withdrawalAsked: (state, { payload }: PayloadAction<Withdrawable>) => {
      state.question = 'withdrawal';
      state.withdrawal = payload;
    },
    /** The company asked to close its account. */
    accountClosingAsked: (state) => {
      state.question = 'accountClosing';
    },
    /** A guarded action without a token. */
    loginAsked: (state, { payload }: PayloadAction<PendingForm>) => {
      state.question = 'loginNeeded';
      state.pendingForm = payload;
    },
    /** The form was submitted while some attachments were not uploaded. */
    unfinishedAttachmentsMet: (state) => {
      state.question = 'unfinishedAttachments';
    },
    questionClosed: (state) => {
      if (state.question === 'loginNeeded') state.pendingForm = null;
      state.question = null;
    },
    /** The visitor agreed to log in; the pending form waits. */
    loginAccepted: (state) => {
      state.question = null;
      state.form = null;
    },
    /** The session expired while a form was open. */
    formPostponed: (state, { payload }: PayloadAction<{ path: string }>) => {
      if (state.form) state.pendingForm = { dialog: state.form, path: payload.path };
      state.form = null;
      if (state.question === 'unfinishedAttachments') state.question = null;
    },
    /** A draft from before a reload is marked as waiting for a login. */
    pendingFormRestored: (state, { payload }: PayloadAction<PendingForm>) => {
      state.pendingForm = payload;
    },
    /** The visitor navigated elsewhere: no form will open by itself. */
    pendingFormDropped: (state) => {
      state.pendingForm = null;
    },
  },
  selectors: {
    selectFormDialog: (state) => state.form,
    selectOpenMenu: (state): boolean | Menu => state.menu ?? false,
    selectFilterDraft: (state) => state.filterDraft,
    selectWithdrawal: (state) => state.withdrawal ?? null,
    selectQuestion: (state) => state.question,
    selectUnsaved: (state) => state.unsaved ?? 0,
    selectPendingForm: (state) => state.pendingForm,
  },
});

export const {
  formOpened,
  menuOpened,
  menuClosed,
  filtersDrafted,
  formClosed,
  logOutAsked,
  withdrawalAsked,
  accountClosingAsked,
  loginAsked,
  unfinishedAttachmentsMet,
  questionClosed,
  loginAccepted,
  formPostponed,
  pendingFormRestored,
  pendingFormDropped,
} = dialogsSlice.actions;
export const {
  selectFormDialog,
  selectOpenMenu,
  selectFilterDraft,
  selectQuestion,
  selectUnsaved,
  selectPendingForm,
  selectWithdrawal,
} = dialogsSlice.selectors;

/** A toast at the bottom of the viewport. */
export interface Toast {
  text: string;
  /** A page of the portal that it links to. */
  link?: { text: string; path: string };
  /** It stays longer, since it asks for something. */
  isLong?: boolean;
}

/** The content of the alert dialog: error before success, success before loading. */
interface NoticesState {
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
const noNotices: NoticesState = { ...noNotice, toast: null, toastHeld: false };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: noNotices,
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
