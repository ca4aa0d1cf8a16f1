import type { SubmissionKind } from '../contract/submission';
import type { ListChoice } from '../contract/filters';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AreaName } from '../contract/areas';

/** The dialogs and the questions over a page; at most one of each kind is open. */
export type FormDialog =
  | { kind: 'projectApplication'; fdId: string; title: string }
  | { kind: 'intention'; fdId: string; title: string }
  | {
      kind: 'publish';
      type: '1' | '2';
      /** Receipt number of the entry that is changed; without one it is a new entry. */
      number?: string;
    }
  | { kind: 'report'; area: AreaName; fdId: string; title: string }
  | {
      kind: 'expertContact';
      fdId: string;
      title: string;
      /** What the page that opened it knows of the expert: the portrait's address, position and work unit. */
      picture?: string;
      about?: string[];
    };

type Menu = 'account' | 'search' | 'filters' | 'display';

/** A form that waits for a login, and the path and query it was opened from. */
export interface PendingForm {
  dialog: FormDialog;
  path: string;
}

/** Something that a company has sent in and can take back. */
export interface Withdrawable {
  number: string;
  kind: SubmissionKind;
}

export interface DialogsState {
  /** The phones' menu is open, the account's, their search, a list's filters, or the display settings; missing in recordings of earlier builds. */
  menu?: boolean | Menu;
  /** What is being chosen of the open filters, as soon as it is not what the list shows. */
  filterDraft?: ListChoice;
  form: FormDialog | null;
  question: 'logOut' | 'loginNeeded' | 'unfinishedAttachments' | 'withdrawal' | 'accountClosing' | null;
  /** How much a log-out would delete that was written at the desk. */
  unsaved?: number | undefined;
  /** What the company may take back, if it agrees. */
  withdrawal?: Withdrawable | null;
  /** The form that waits for a login after a guarded action or an ended session; it opens again afterwards. */
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
    /** Recordings of earlier builds do not say how much is unsaved. */
    logOutAsked: (state, { payload }: PayloadAction<{ unsaved: number } | undefined>) => {
      state.question = 'logOut';
      state.unsaved = payload?.unsaved;
    },
    /** The company asked to take something back. */
    withdrawalAsked: (state, { payload }: PayloadAction<Withdrawable>) => {
      state.question = 'withdrawal';
      state.withdrawal = payload;
    },
    /** The company asked to close its account. */
    accountClosingAsked: (state) => {
      state.question = 'accountClosing';
    },
    /** A guarded action was tried without a token. */
    loginAsked: (state, { payload }: PayloadAction<PendingForm>) => {
      state.question = 'loginNeeded';
      state.pendingForm = payload;
    },
    /** The form was to be sent while not all of its attachments were uploaded. */
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
    /** The session ended while a form was open. */
    formPostponed: (state, { payload }: PayloadAction<{ path: string }>) => {
      if (state.form) state.pendingForm = { dialog: state.form, path: payload.path };
      state.form = null;
      if (state.question === 'unfinishedAttachments') state.question = null;
    },
    /** A draft from before a reload says that its form still waits for a login. */
    pendingFormRestored: (state, { payload }: PayloadAction<PendingForm>) => {
      state.pendingForm = payload;
    },
    /** The visitor went somewhere else: no form will open by itself. */
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

declare module './rootState' {
  interface RootState extends WithSlice<typeof dialogsSlice> {}
}

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
