import { portalApi, published, refetchedOnMount, idTag } from '../../api/portalApi';
import type { AttachmentQuery } from '../../contract/attachment';

/** The file paths in a getAttFile response: a string, or a list of them; null without a response. */
function attachmentPathsOf(body: unknown): string[] | null {
  if (body === null) return null;
  const data = typeof body === 'object' && 'data' in body ? body.data : body;
  return [data].flat().filter((one): one is string => typeof one === 'string');
}

/** Attachments for download. Uploads bypass this API: see useUploads.ts. */
export const attachmentApi = portalApi.enhanceEndpoints({ addTagTypes: ['Attachment'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The files' paths; null if they could not be fetched. Recordings of former releases have one path here. */
    getAttachmentPath: build.query<string[] | null, AttachmentQuery>({
      ...refetchedOnMount,
      ...published,
      query: (query) => ({ url: '/api/att/getAttFile', params: { ...query } }),
      transformResponse: attachmentPathsOf,
      providesTags: (_paths, _error, { clazz, fdId }) => [idTag('Attachment', `${clazz}:${fdId}`)],
    }),
  }),
});
