import { portalApi } from '../../api/portalApi';
import type { Order } from '../../contract/order';

const path = '/api/order/add';

/** Purchase intentions for apps, sent as JSON on the secondary client. No list shows them. */
export const orderApi = portalApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createOrder: build.mutation<unknown, { entry: Order; idempotencyKey: string }>({
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
