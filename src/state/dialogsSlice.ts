import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The dialogs of spec §2.10 and the two questions of §4; at most one of each kind is open. */
export type FormDialog =
  | { kind: 'projectApplication'; fdId: string; title: string }
  | { kind: 'intention'; fdId: string; title: string }
  | { kind: 'publish'; type: '1' | '2' }
  | {
      kind: 'expertContact';
      fdId: string;
      title: string;
      /** What the page that opened it knows of the expert: the portrait's address, position and work unit. */
      picture?: string;
      about?: string[];
    };

/** A form that waits for a login, and the place it belongs to: path plus query (decision 48). */
export interface PutOff {
  dialog: FormDialog;
  path: string;
}

export interface DialogsState {
  /** The phones' menu is open; missing in recordings of earlier builds. */
  menu?: boolean;
  form: FormDialog | null;
  question: 'logOut' | 'loginNeeded' | 'unfinishedAttachments' | null;
  /** The form that a guarded action or an ended session put off; it opens again after the login (decision 48). */
  putOff: PutOff | null;
}

const initialState: DialogsState = { form: null, question: null, putOff: null };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    formOpened: (state, { payload }: PayloadAction<FormDialog>) => {
      state.form = payload;
      state.putOff = null;
    },
    menuOpened: (state) => {
      state.menu = true;
    },
    menuClosed: (state) => {
      state.menu = false;
    },
    formClosed: (state) => {
      state.form = null;
      if (state.question === 'unfinishedAttachments') state.question = null;
    },
    logOutAsked: (state) => {
      state.question = 'logOut';
    },
    /** A guarded action was met without a token (spec §4). */
    loginAsked: (state, { payload }: PayloadAction<PutOff>) => {
      state.question = 'loginNeeded';
      state.putOff = payload;
    },
    /** The form was to be sent while not all of its attachments were uploaded. */
    unfinishedAttachmentsMet: (state) => {
      state.question = 'unfinishedAttachments';
    },
    questionClosed: (state) => {
      if (state.question === 'loginNeeded') state.putOff = null;
      state.question = null;
    },
    /** The visitor agreed to go and log in; what was put off waits. */
    loginAccepted: (state) => {
      state.question = null;
      state.form = null;
    },
    /** The session ended while a form was open. */
    formPutOff: (state, { payload }: PayloadAction<{ path: string }>) => {
      if (state.form) state.putOff = { dialog: state.form, path: payload.path };
      state.form = null;
      if (state.question === 'unfinishedAttachments') state.question = null;
    },
    /** A draft from before a reload says that its form still waits for a login. */
    putOffRestored: (state, { payload }: PayloadAction<PutOff>) => {
      state.putOff = payload;
    },
    /** The visitor went somewhere else: nothing will open by itself any more. */
    putOffDropped: (state) => {
      state.putOff = null;
    },
  },
  selectors: {
    selectFormDialog: (state) => state.form,
    selectMenuOpen: (state) => state.menu === true,
    selectQuestion: (state) => state.question,
    selectPutOff: (state) => state.putOff,
  },
});

export const {
  formOpened,
  menuOpened,
  menuClosed,
  formClosed,
  logOutAsked,
  loginAsked,
  unfinishedAttachmentsMet,
  questionClosed,
  loginAccepted,
  formPutOff,
  putOffRestored,
  putOffDropped,
} = dialogsSlice.actions;
export const { selectFormDialog, selectMenuOpen, selectQuestion, selectPutOff } = dialogsSlice.selectors;
