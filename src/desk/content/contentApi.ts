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

/** The beginning of all calls on content. */
export const contentUrl = '/api/desk/content';

/** Every list and count that may show an item. */
export const contentLists = ['', '/counts', '/found', '/categories', '/drafts'].map((call) =>
  deskTag(contentUrl + call),
);

const [itemUrl, draftUrl] = [`${contentUrl}/item`, `${contentUrl}/draft`];

/** What a write of an item changes, which is in its answer. */
export const itemChanges = { changes: contentLists, unanswered: [deskTag(itemUrl)] };

/** Longest body of a call that outlasts its page, characters: browsers allow 64 KiB, a character takes three bytes. */
const longestKeepalive = 20_000;

/** Keeps a draft at the server. The list of drafts is read anew when it is shown. */
export const sendDraft = (json: DraftSave) =>
  sendAnyway<DraftSaved>({ url: draftUrl, json, keepalive: JSON.stringify(json).length < longestKeepalive });

/** Tells that one has an item open, and takes it over or leaves it. @returns the others */
export const sendPresence = (json: Presence) =>
  sendAnyway<OtherEditor[]>({ url: `${contentUrl}/editing`, json, keepalive: true });

const { invalidateTags, updateQueryData } = deskApi.util;

/** Puts the result of a write into the cache at once: the next write is based on it, however long the refetch takes. */
export const contentWritten = (detail: ContentDetail) =>
  updateQueryData('getSharedRecord', itemAt(detail), () => detail);

export const itemAt = ({ area, fdId }: ItemRef) => ({ url: itemUrl, area, fdId });

export const draftsAt = ({ area, key }: DraftKey) => ({ url: draftUrl, area, key });

/** Puts what the server keeps of a draft into the cache. */
export const draftKept = (of: DraftKey, draft: ItemDrafts['draft']) =>
  updateQueryData('getSharedRecord', draftsAt(of), (cached) => cached && { ...cached, draft });

/** The replaced states of an item are to be read anew. */
export const draftsReplaced = () => invalidateTags([deskTag(draftUrl)]);

/** Somebody took an item over: it is to be read anew, too. */
export const itemTakenOver = () => invalidateTags([deskTag(draftUrl), deskTag(itemUrl)]);
