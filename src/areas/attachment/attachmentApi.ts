import { refetchedOnMount, published } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import { idTag } from '../../api/tags';
import type { AttachmentQuery } from '../../contract/attachment';
import { attachmentPathOf } from './attachmentPath';

const path = '/api/att/getAttFile';

/** Attachments for download. Uploads bypass this API: see uploadClient.ts. */
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
