import { portalApi } from '../../api/portalApi';
import { idTag, invalidatesOnSuccess, listTag, recordOf, rowsOf } from '../../api/contentEndpoints';
import { isRecord } from '../../lib/json';
import { deskTag, deskWrite, recordAt, writeLimit } from '../deskApi';
import type {
  BatchRefusal,
  ContentBatch,
  ContentDetail,
  ContentImport,
  ContentOrder,
  ContentPage,
  ContentQuery,
  ContentRef,
  ContentRestore,
  ContentSave,
  DraftKey,
  DraftSave,
  DraftSaved,
  ImportReport,
  ItemDrafts,
  ItemRef,
  OtherEditor,
  Presence,
} from '../../contract/deskContent';

const path = (call = '') => `/api/desk/content${call}`;

export const contentPaths = {
  counts: path('/counts'),
  found: path('/found'),
  categories: path('/categories'),
  drafts: path('/drafts'),
  revision: path('/revision'),
  draftVersion: path('/draft/version'),
  files: '/api/desk/pictures',
};

/** Longest body of a call that outlasts its page, characters: browsers allow 64 KiB, a character takes three bytes. */
const longestKeepalive = 20_000;

const tag = 'DeskContent';
const draftTag = 'DeskDraft';

const { counts, found, categories, drafts } = contentPaths;

/** Tags of every list and count that may show an item. */
const lists = [listTag(tag), ...[counts, found, categories, drafts].map(deskTag)];

/** And of the item itself, unless the response contains it. */
const changed = (after: ContentDetail | null | undefined, error: unknown, { area, fdId }: ItemRef) =>
  invalidatesOnSuccess(error, [...(after ? [] : [idTag(tag, `${area}/${fdId}`)]), ...lists]);

/** A write with its idempotency key. */
type Keyed<Payload> = Payload & { idempotencyKey: string };

const postTo =
  (url: string) =>
  <Payload extends object>({ idempotencyKey, ...json }: Keyed<Payload>) =>
    deskWrite(url, json, idempotencyKey);

/** Timeout for an import, ms: its file, up to three bytes per character, may be uploaded at 50 bytes per ms. */
const importLimit = (text: string): number => writeLimit + Math.floor((text.length * 3) / 50);

const written = (body: unknown): ContentDetail | null => recordOf<ContentDetail>(body) ?? null;

const itemWrite = (call: string) => ({
  query: postTo(path(call)),
  transformResponse: written,
  invalidatesTags: changed,
});

function toPage(body: unknown): ContentPage | null {
  const rows = rowsOf<ContentPage['rows'][number]>(body);
  if (!rows || !isRecord(body)) return null;
  return { rows, total: Number(body.total), searched: typeof body.searched === 'number' ? body.searched : null };
}

/** Endpoints for the portal's content at the desk: lists, items, versions, files. */
const contentApi = portalApi.enhanceEndpoints({ addTagTypes: [tag, draftTag, 'Desk'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDeskContent: build.query<ContentPage | null, ContentQuery>({
      query: (params) => ({ url: path(), params }),
      transformResponse: toPage,
      providesTags: [listTag(tag)],
      keepUnusedDataFor: 30,
    }),
    getDeskContent: build.query({
      ...recordAt<ContentDetail, ItemRef>(path('/item')),
      providesTags: (_item, _error, { area, fdId }) => [idTag(tag, `${area}/${fdId}`)],
      // Always refetched: other editors may have saved meanwhile.
      keepUnusedDataFor: 0,
    }),
    updateDeskContent: build.mutation<ContentDetail | null, Keyed<ContentSave>>(itemWrite('/save')),
    deleteDeskContent: build.mutation<ContentDetail | null, Keyed<ContentRef>>(itemWrite('/remove')),
    updateDeskContentToRevision: build.mutation<ContentDetail | null, Keyed<ContentRestore>>(itemWrite('/restore')),
    createDeskContentCopy: build.mutation<ContentDetail | null, Keyed<ItemRef>>({
      query: postTo(path('/copy')),
      transformResponse: written,
      invalidatesTags: (_result, error) => invalidatesOnSuccess(error, lists),
    }),
    updateDeskContentBatch: build.mutation<BatchRefusal[] | null, Keyed<ContentBatch>>({
      query: postTo(path('/batch')),
      transformResponse: (body: unknown) => rowsOf<BatchRefusal>(body) ?? null,
      invalidatesTags: (_refused, error, { area, items }) =>
        invalidatesOnSuccess(error, [...items.map(({ fdId }) => idTag(tag, `${area}/${fdId}`)), ...lists]),
    }),
    updateDeskContentOrder: build.mutation<null, ContentOrder>({
      query: (json) => deskWrite(path('/order'), json),
      transformResponse: () => null,
      invalidatesTags: (_result, error) => invalidatesOnSuccess(error, lists),
    }),
    getDeskDraft: build.query({
      ...recordAt<ItemDrafts, DraftKey>(path('/draft')),
      providesTags: (_drafts, _error, { area, key }) => [idTag(draftTag, `${area}/${key}`)],
      // Always refetched: another device may have gone on.
      keepUnusedDataFor: 0,
    }),
    updateDeskDraft: build.mutation<DraftSaved | null, DraftSave>({
      query: (json) => ({
        ...deskWrite(path('/draft'), json),
        keepalive: JSON.stringify(json).length < longestKeepalive,
      }),
      transformResponse: (body: unknown) => recordOf<DraftSaved>(body) ?? null,
      // The list of drafts is read anew when it is shown.
      invalidatesTags: [],
    }),
    updateDeskPresence: build.mutation<OtherEditor[] | null, Presence>({
      query: (json) => ({ ...deskWrite(path('/editing'), json), keepalive: true }),
      transformResponse: (body: unknown) => rowsOf<OtherEditor>(body) ?? null,
    }),
    createDeskImport: build.mutation<ImportReport | null, Keyed<ContentImport>>({
      query: (file) => ({ ...postTo(path('/import'))(file), timeLimit: importLimit(file.text) }),
      transformResponse: (body: unknown) => recordOf<ImportReport>(body) ?? null,
      invalidatesTags: (report, error) => (report?.applied ? invalidatesOnSuccess(error, lists) : []),
    }),
  }),
});

/** Puts the result of a write into the cache at once: the next write is based on it, however long the refetch takes. */
export const contentWritten = (written: ContentDetail) =>
  contentApi.util.updateQueryData('getDeskContent', { area: written.area, fdId: written.fdId }, () => written);

/** Puts what the server keeps of a draft into the cache. */
export const draftKept = (of: DraftKey, draft: ItemDrafts['draft']) =>
  contentApi.util.updateQueryData('getDeskDraft', of, (kept) => kept && { ...kept, draft });

/** The replaced states of an item are to be read anew. */
export const draftsReplaced = ({ area, key }: DraftKey) =>
  contentApi.util.invalidateTags([idTag(draftTag, `${area}/${key}`)]);

/** Somebody took an item over: it is to be read anew, too. */
export const itemTakenOver = ({ area, key }: DraftKey) =>
  contentApi.util.invalidateTags([idTag(draftTag, `${area}/${key}`), idTag(tag, `${area}/${key}`)]);

export const { updateDeskDraft, updateDeskPresence } = contentApi.endpoints;

export const {
  useListDeskContentQuery,
  useGetDeskContentQuery,
  useUpdateDeskContentMutation,
  useDeleteDeskContentMutation,
  useUpdateDeskContentToRevisionMutation,
  useCreateDeskContentCopyMutation,
  useUpdateDeskContentBatchMutation,
  useUpdateDeskContentOrderMutation,
  useCreateDeskImportMutation,
  useGetDeskDraftQuery,
} = contentApi;
