import type { Dispatch } from '@reduxjs/toolkit';
import { encodeComponent } from '../lib/paths';
import { isRecord, parseJson } from '../lib/json';
import { type FormDialog, type PendingForm, logOutAsked } from './dialogsSlice';
import { emptyDraft, type Attachment, type Draft, selectDrafts } from './draftsSlice';
import type { BrowserPort, ThunkExtra } from './thunkExtra';
import type { RootState } from './hooks';

/** Drafts in local storage: `draft:<form>:<user or guest>:<fdId>`, for seven days. */

type Store = BrowserPort['storage'];

export const draftPrefix = 'draft:';
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** A stored draft; `savedAt` in ms since 1970. */
interface Kept {
  savedAt: number;
  fields: Record<string, string>;
  attachments: { name: string; attId: string | null }[];
  submissionKey: string | null;
  pendingForm: PendingForm | null;
  typedBy: string | null;
}

/** `id` is `<form>:<fdId>`, escaped by `draftId`. */
const keyOf = (owner: string, id: string): string => {
  const [form, fdId] = id.split(':');
  return `${draftPrefix}${form}:${encodeComponent(owner)}:${fdId}`;
};

const keyParts = (key: string): { owner: string; id: string } | null => {
  const [head, form, owner, fdId, more] = key.split(':');
  if (`${head}:` !== draftPrefix || !form || !owner || fdId === undefined || more !== undefined) return null;
  return { owner, id: `${form}:${fdId}` };
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function pendingFormOf(value: unknown): PendingForm | null {
  if (!isRecord(value) || !isRecord(value.dialog) || typeof value.path !== 'string') return null;
  const { kind, fdId, title, type, number } = value.dialog;
  if (kind === 'publish') {
    if (type !== '1' && type !== '2') return null;
    return { dialog: { kind, type, ...(typeof number === 'string' ? { number } : {}) }, path: value.path };
  }
  const known = kind === 'projectApplication' || kind === 'intention';
  if (!known || typeof fdId !== 'string' || typeof title !== 'string') return null;
  return { dialog: { kind, fdId, title } satisfies FormDialog, path: value.path };
}

/** Parses a stored value; anything invalid (older formats, tampering) counts as none. */
function parse(text: string | null): Kept | null {
  const stored = parseJson(text);
  if (!isRecord(stored) || typeof stored.savedAt !== 'number' || !isRecord(stored.fields)) return null;
  const fields = Object.entries(stored.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const files = (Array.isArray(stored.attachments) ? stored.attachments : []).filter(isRecord);
  return {
    savedAt: stored.savedAt,
    fields: Object.fromEntries(fields),
    attachments: files.flatMap(({ name, attId }) =>
      typeof name === 'string' ? [{ name, attId: textOrNull(attId) }] : [],
    ),
    submissionKey: textOrNull(stored.submissionKey),
    pendingForm: pendingFormOf(stored.pendingForm),
    typedBy: textOrNull(stored.typedBy),
  };
}

const restored = ({ fields, attachments, submissionKey, pendingForm, typedBy }: Kept): Draft => ({
  ...emptyDraft,
  fields,
  attachments: attachments.map(({ name, attId }, index): Attachment => {
    const state = attId === null ? 'missing' : 'uploaded';
    return { id: `kept-${index}`, name, attId, state, progress: attId === null ? 0 : 100, message: null };
  }),
  submissionKey,
  restored: Object.values(fields).some((value) => value !== '') || attachments.length > 0,
  pendingForm,
  ...(typedBy === null ? {} : { typedBy }),
});

/** The owner's drafts by form. Drafts of anyone older than seven days are deleted as a side effect. */
export function readDrafts(store: Store, owner: string, now: number): Record<string, Draft> {
  const drafts: Record<string, Draft> = {};
  for (const key of store.keys()) {
    if (!key.startsWith(draftPrefix)) continue;
    const parts = keyParts(key);
    const stored = parse(store.getItem(key));
    if (!parts || !stored || Math.abs(now - stored.savedAt) > lifetime) store.removeItem(key);
    else if (draftIdOf(key, owner) !== null) drafts[parts.id] = restored(stored);
  }
  return drafts;
}

/** The id of an owner's draft by its key; null if it is another's. */
export function draftIdOf(key: string, owner: string): string | null {
  const parts = keyParts(key);
  return parts?.owner === encodeComponent(owner) ? parts.id : null;
}

/** When a draft was saved, ms since 1970; null if there is none. */
export const keptSince = (store: Store, owner: string, id: string): number | null =>
  parse(store.getItem(keyOf(owner, id)))?.savedAt ?? null;

/** Saves a draft; an empty one is deleted. */
export function writeDraft(store: Store, owner: string, id: string, draft: Draft | undefined, now: number): void {
  const key = keyOf(owner, id);
  const holds = draft && (Object.keys(draft.fields).length > 0 || draft.attachments.length > 0 || draft.pendingForm);
  if (!holds) return store.removeItem(key);
  const entry: Kept = {
    savedAt: now,
    fields: draft.fields,
    attachments: draft.attachments.map(({ name, attId }) => ({ name, attId })),
    submissionKey: draft.submissionKey,
    pendingForm: draft.pendingForm,
    typedBy: draft.typedBy ?? null,
  };
  store.setItem(key, JSON.stringify(entry));
}

/** Deletes every draft of one owner. */
export function removeDrafts(store: Store, owner: string): void {
  for (const key of store.keys()) {
    if (draftIdOf(key, owner) !== null) store.removeItem(key);
  }
}

/** Every tab keeps its drafts in the storage, and takes them from there once they are sent. */
function countUnsaved(state: Pick<RootState, 'drafts'>, { browser }: ThunkExtra): number {
  const drafts = readDrafts(browser.storage, selectDrafts(state).owner, Date.now());
  return Object.entries(drafts).filter(
    ([id, { fields }]) =>
      /^(?:content|desk(?:Internal)?Note|settings):/.test(id) && Object.values(fields).some(Boolean),
  ).length;
}

/**
 * Asks before a log-out, and says how many content items, notes and pages of settings, written at the desk in any tab,
 * are kept nowhere else.
 */
export const askLogOut = () => (dispatch: Dispatch, getState: () => Pick<RootState, 'drafts'>, extra: ThunkExtra) =>
  dispatch(logOutAsked({ unsaved: countUnsaved(getState(), extra) }));
