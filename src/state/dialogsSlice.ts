import type { SubmissionKind } from '../contract/submission';
import type { ListChoice } from '../contract/filters';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
export interface Withdrawable {
  number: string;
  kind: SubmissionKind;
}

export interface DialogsState {
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
