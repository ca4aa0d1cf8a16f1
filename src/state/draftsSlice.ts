import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { formOpened, pendingFormDropped, type FormDialog, type PendingForm } from './dialogsSlice';
import { encodeComponent } from '../lib/paths';

/** A file chosen for an application. Its content is not stored: a browser could not restore it. */
export interface Attachment {
  /** Client-side id; the backend's is `attId`. */
  id: string;
  name: string;
  /** `missing`: chosen before a reload, and has to be chosen again. */
  state: 'uploading' | 'uploaded' | 'failed' | 'missing';
  /** Percent sent. */
  progress: number;
  attId: string | null;
  /** Error message. */
  message: string | null;
  /** It failed since nobody is logged in any more. */
  needsLogin?: boolean;
  /** It failed for the file itself: sending it again is of no use. */
  isFinal?: boolean;
}

type Failure = Pick<Attachment, 'needsLogin' | 'isFinal'> & { message: string };

/** Unsent input of a form. */
export interface Draft {
  /** Only touched fields. */
  fields: Record<string, string>;
  attachments: Attachment[];
  /** Error messages by field name, from client-side validation. */
  errors: Record<string, string>;
  /**
   * The action's idempotency key: kept across retries and with the draft, so that all tabs share it; changed content
   * gets a new one.
   */
  submissionKey: string | null;
  submitting: boolean;
  /** Restored from an earlier page view or from before a login. */
  restored: boolean;
  /** The form waits for a login. */
  pendingForm: PendingForm | null;
  /** The account that typed this, while it is logged out; another account never gets it. */
  typedBy?: string;
}

export interface DraftsState {
  /** The owner of these drafts: a username, or `guest`. */
  owner: string;
  byForm: Record<string, Draft>;
}

export const guest = 'guest';

export const emptyDraft: Draft = {
  fields: {},
  attachments: [],
  errors: {},
  submissionKey: null,
  submitting: false,
  restored: false,
  pendingForm: null,
};

/** The id of a form's draft: per form and entity; each kind of publication and each edited entry has its own. */
export const draftId = (dialog: FormDialog): string =>
  `${dialog.kind}:${encodeComponent(dialog.kind === 'publish' ? (dialog.number ?? dialog.type) : dialog.fdId)}`;

/** Draft id under which an account's latest contact is kept. */
export const contactDraft = 'contact:last';

/**
 * Another tab has changed a stored draft, or may have while this page was in the back/forward cache. Payload: the key of
 * one that it removed.
 */
export const draftsChangedElsewhere = createAction<string | undefined>('drafts/changedElsewhere');

const initialState: DraftsState = { owner: guest, byForm: {} };

const draftOf = (state: DraftsState, id: string): Draft =>
  (state.byForm[id] ??= { ...emptyDraft, fields: {}, attachments: [], errors: {} });

const attachmentOf = (state: DraftsState, id: string, attachment: string): Attachment | undefined =>
  state.byForm[id]?.attachments.find((one) => one.id === attachment);

/** A change of content, with its new idempotency key. Recordings of earlier builds have none. */
type Change<Payload> = PayloadAction<Payload, string, { key: string } | undefined>;
const withKey = <Payload>(payload: Payload) => ({ payload, meta: { key: nanoid() } });

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Another owner's drafts replace these. */
    draftsTurnedOver: (_state, { payload }: PayloadAction<DraftsState>) => payload,
    /** Another tab has gone on with a draft. The uploads of this tab go on. */
    draftAdopted: (state, { payload: { id, draft } }: PayloadAction<{ id: string; draft: Draft }>) => {
      const before = state.byForm[id] ?? { ...draft, attachments: [] };
      const { attachments: present, errors, restored, submitting } = before;
      for (const name of Object.keys(errors)) if (draft.fields[name] !== before.fields[name]) delete errors[name];
      const unfinished = present.filter(({ state: stage }) => stage === 'uploading' || stage === 'failed');
      const others = draft.attachments.filter(
        ({ attId, name }) => attId || unfinished.every((one) => one.name !== name),
      );
      state.byForm[id] = { ...draft, attachments: [...others, ...unfinished], errors, restored, submitting };
    },
    /** `by`: the account that typed it, if any. Late keystrokes never reach another account's draft. */
    draftChanged: {
      prepare: withKey<{ id: string; fields: Record<string, string>; by?: string }>,
      reducer: (state, { payload, meta }: Change<{ id: string; fields: Record<string, string>; by?: string }>) => {
        const { by } = payload;
        if (by && state.owner !== guest && state.owner !== by) return;
        const draft = draftOf(state, payload.id);
        if (by && state.owner === guest) draft.typedBy = by;
        for (const [name, value] of Object.entries(payload.fields)) {
          if (draft.fields[name] === value) continue;
          draft.fields[name] = value;
          draft.submissionKey = meta?.key ?? null;
          delete draft.errors[name];
        }
      },
    },
    /** Client-side validation failed; nothing was sent. */
    formRefused: (state, { payload }: PayloadAction<{ id: string; errors: Record<string, string> }>) => {
      const draft = draftOf(state, payload.id);
      const { attachments } = draft.errors;
      // A refused file is still left out.
      draft.errors = { ...(attachments === undefined ? {} : { attachments }), ...payload.errors };
    },
    fileRefused: (state, { payload }: PayloadAction<{ id: string; message: string }>) => {
      draftOf(state, payload.id).errors.attachments = payload.message;
    },
    filesChosen: (state, { payload }: PayloadAction<{ id: string; files: { id: string; name: string }[] }>) => {
      const draft = draftOf(state, payload.id);
      delete draft.errors.attachments;
      for (const { id, name } of payload.files) {
        // A file marked as missing was chosen again.
        draft.attachments = draft.attachments.filter((one) => one.state !== 'missing' || one.name !== name);
        draft.attachments.push({ id, name, state: 'uploading', progress: 0, attId: null, message: null });
      }
    },
    uploadProgressed: (state, { payload }: PayloadAction<{ id: string; attachment: string; progress: number }>) => {
      const attachment = attachmentOf(state, payload.id, payload.attachment);
      if (attachment) attachment.progress = payload.progress;
    },
    uploadStarted: (state, { payload }: PayloadAction<{ id: string; attachment: string }>) => {
      const attachment = attachmentOf(state, payload.id, payload.attachment);
      if (attachment) Object.assign(attachment, { state: 'uploading', progress: 0, message: null });
      delete state.byForm[payload.id]?.errors.attachments;
    },
    uploadSucceeded: {
      prepare: withKey<{ id: string; attachment: string; attId: string }>,
      reducer: (state, { payload, meta }: Change<{ id: string; attachment: string; attId: string }>) => {
        const attachment = attachmentOf(state, payload.id, payload.attachment);
        if (!attachment) return;
        Object.assign(attachment, { state: 'uploaded', progress: 100, attId: payload.attId, message: null });
        state.byForm[payload.id].submissionKey = meta?.key ?? null;
        delete state.byForm[payload.id].errors.attachments;
      },
    },
    uploadFailed: (state, { payload }: PayloadAction<{ id: string; attachment: string } & Failure>) => {
      const { id, attachment, ...failure } = payload;
      const failed = attachmentOf(state, id, attachment);
      if (failed) Object.assign(failed, { state: 'failed', ...failure });
      delete state.byForm[id]?.errors.attachments;
    },
    /** The form was closed during an upload, or a file has changed: it has to be chosen again. */
    uploadsAbandoned: (state, { payload: { id, attachment } }: PayloadAction<{ id: string; attachment?: string }>) => {
      for (const one of state.byForm[id]?.attachments ?? []) {
        if (one.attId === null && one.id === (attachment ?? one.id)) one.state = 'missing';
      }
    },
    attachmentRemoved: {
      prepare: withKey<{ id: string; attachment: string }>,
      reducer: (state, { payload, meta }: Change<{ id: string; attachment: string }>) => {
        const draft = draftOf(state, payload.id);
        draft.attachments = draft.attachments.filter((one) => one.id !== payload.attachment);
        draft.submissionKey = meta?.key ?? null;
        delete draft.errors.attachments;
      },
    },
    submissionStarted: (state, { payload }: PayloadAction<{ id: string; key: string }>) => {
      Object.assign(draftOf(state, payload.id), { submissionKey: payload.key, submitting: true, errors: {} });
    },
    submissionFailed: (state, { payload }: PayloadAction<{ id: string }>) => {
      const draft = state.byForm[payload.id];
      if (draft) draft.submitting = false;
    },
    /** The contact that the account submitted; offered to its next form. Not kept for guests. */
    contactSent: (state, { payload }: PayloadAction<Record<string, string>>) => {
      if (state.owner !== guest) Object.assign(draftOf(state, contactDraft).fields, payload);
    },
    draftSent: (state, { payload }: PayloadAction<{ id: string }>) => {
      delete state.byForm[payload.id];
    },
    draftDiscarded: (state, { payload }: PayloadAction<{ id: string }>) => {
      delete state.byForm[payload.id];
    },
    /** The form waits for a login; the mark survives a reload of the login page. */
    draftPostponed: (state, { payload }: PayloadAction<PendingForm>) => {
      draftOf(state, draftId(payload.dialog)).pendingForm = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(formOpened, (state, { payload }) => {
      const draft = state.byForm[draftId(payload)];
      if (draft) draft.pendingForm = null;
    });
    builder.addCase(pendingFormDropped, (state) => {
      for (const draft of Object.values(state.byForm)) draft.pendingForm = null;
    });
  },
  selectors: {
    selectDraft: (state, id: string): Draft => state.byForm[id] ?? emptyDraft,
    selectDrafts: (state) => state,
    /** The account that types into a form; undefined for a guest. */
    selectDraftAuthor: ({ owner, byForm }, id: string): string | undefined =>
      owner === guest ? byForm[id]?.typedBy : owner,
  },
});

export const {
  draftsTurnedOver,
  draftAdopted,
  draftChanged,
  formRefused,
  fileRefused,
  filesChosen,
  uploadProgressed,
  uploadStarted,
  uploadSucceeded,
  uploadFailed,
  uploadsAbandoned,
  attachmentRemoved,
  submissionStarted,
  submissionFailed,
  contactSent,
  draftSent,
  draftDiscarded,
  draftPostponed,
} = draftsSlice.actions;
export const { selectDraft, selectDrafts, selectDraftAuthor } = draftsSlice.selectors;
