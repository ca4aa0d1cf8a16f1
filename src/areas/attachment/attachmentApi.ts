import { askedAgain } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import { idTag } from '../../api/tags';
import type { AttachmentQuery } from '../../contract/attachment';
import { attachmentPathOf } from './attachmentPath';

const path = '/api/att/getAttFile';

/** Attachments that can be downloaded (spec §7). Uploads go their own way: see upload.ts. */
export const attachmentApi = portalApi.enhanceEndpoints({ addTagTypes: ['Attachment'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The file's path: '' where there is no attachment, null where it could not be read. */
    getAttachmentPath: build.query<string | null, AttachmentQuery>({
      ...askedAgain,
      query: (asked) => ({ url: path, params: { ...asked } }),
      transformResponse: attachmentPathOf,
      providesTags: (_path, _error, { clazz, fdId }) => [idTag('Attachment', `${clazz}:${fdId}`)],
    }),
  }),
});

export const { useGetAttachmentPathQuery } = attachmentApi;
