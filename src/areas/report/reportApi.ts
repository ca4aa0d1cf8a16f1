import { keyedPost, type KeyedEntry } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import type { ReportPayload } from '../../contract/reportForm';

const path = '/api/report/add';

/** Visitors' reports about a page, sent as JSON on the secondary client. Only staff read them. */
export const reportApi = portalApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createReport: build.mutation<unknown, KeyedEntry<ReportPayload>>({
      query: keyedPost(path, 'json'),
    }),
  }),
});
