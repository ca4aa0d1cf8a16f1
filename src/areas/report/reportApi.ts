import { portalApi } from '../../api/portalApi';
import type { ReportPayload } from '../../contract/reportForm';

const path = '/api/report/add';

/** What visitors report of a page, as JSON on the secondary client. The staff read it; no page of the portal shows it. */
export const reportApi = portalApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createReport: build.mutation<unknown, { entry: ReportPayload; idempotencyKey: string }>({
      query: ({ entry, idempotencyKey }) => ({
        url: path,
        method: 'POST',
        json: entry,
        client: 'secondary',
        idempotencyKey,
      }),
    }),
  }),
});
