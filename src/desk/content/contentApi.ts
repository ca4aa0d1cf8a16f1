import type {
  ContentDetail,
  DraftKey,
  DraftSave,
  DraftSaved,
  ItemDrafts,
  ItemRef,
  OtherEditor,
  Presence,
} from '../../contract/deskContent';
import { deskApi, deskTag, sendAnyway } from '../deskApi';

const path = (call = '') => `/api/desk/content${call}`;

export const contentPaths = {
  list: path(),
  item: path('/item'),
  save: path('/save'),
  remove: path('/remove'),
  restore: path('/restore'),
  copy: path('/copy'),
  batch: path('/batch'),
  order: path('/order'),
  import: path('/import'),
  editing: path('/editing'),
  counts: path('/counts'),
  found: path('/found'),
  categories: path('/categories'),
  draft: path('/draft'),
  drafts: path('/drafts'),
  revision: path('/revision'),
  draftVersion: path('/draft/version'),
  files: '/api/desk/pictures',
};

const { list, item, counts, found, categories, draft: draftPath, drafts } = contentPaths;

/** Every list and count that may show an item. */
export const contentLists = [list, counts, found, categories, drafts].map(deskTag);

/** What a write of an item changes, which is in its answer. */
export const itemChanges = { changes: contentLists, unanswered: [deskTag(item)] };

/** Longest body of a call that outlasts its page, characters: browsers allow 64 KiB, a character takes three bytes. */
const longestKeepalive = 20_000;

/** Keeps a draft at the server. The list of drafts is read anew when it is shown. */
export const sendDraft = (json: DraftSave) =>
  sendAnyway<DraftSaved>({ url: draftPath, json, keepalive: JSON.stringify(json).length < longestKeepalive });

/** Tells that one has an item open, and takes it over or leaves it. @returns the others */
export const sendPresence = (json: Presence) =>
  sendAnyway<OtherEditor[]>({ url: contentPaths.editing, json, keepalive: true });

const { invalidateTags, updateQueryData } = deskApi.util;

/** Puts the result of a write into the cache at once: the next write is based on it, however long the refetch takes. */
export const contentWritten = (detail: ContentDetail) =>
  updateQueryData('getSharedRecord', itemAt(detail), () => detail);

export const itemAt = ({ area, fdId }: ItemRef) => ({ url: item, area, fdId });

export const draftsAt = ({ area, key }: DraftKey) => ({ url: draftPath, area, key });

/** Puts what the server keeps of a draft into the cache. */
export const draftKept = (of: DraftKey, draft: ItemDrafts['draft']) =>
  updateQueryData('getSharedRecord', draftsAt(of), (cached) => cached && { ...cached, draft });

/** The replaced states of an item are to be read anew. */
export const draftsReplaced = () => invalidateTags([deskTag(draftPath)]);

/** Somebody took an item over: it is to be read anew, too. */
export const itemTakenOver = () => invalidateTags([deskTag(draftPath), deskTag(item)]);
