import { portalApi, published, refetchedOnMount, idTag } from '../../api/portalApi';
import type { AttachmentQuery } from '../../contract/attachment';

/**
 * The file path in a getAttFile response: a string, or the first entry of a list; '' if there is none, null without a
 * response.
 */
function attachmentPathOf(body: unknown): string | null {
  if (body === null) return null;
  const data = typeof body === 'object' && 'data' in body ? body.data : body;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return typeof first === 'string' ? first.trim() : '';
}

const path = '/api/att/getAttFile';

/** Attachments for download. Uploads bypass this API: see useUploads.ts. */
export const attachmentApi = portalApi.enhanceEndpoints({ addTagTypes: ['Attachment'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The file's path: '' if there is no attachment, null if it could not be fetched. */
    getAttachmentPath: build.query<string | null, AttachmentQuery>({
      ...refetchedOnMount,
      ...published,
      query: (query) => ({ url: path, params: { ...query } }),
      transformResponse: attachmentPathOf,
      providesTags: (_path, _error, { clazz, fdId }) => [idTag('Attachment', `${clazz}:${fdId}`)],
    }),
  }),
});
