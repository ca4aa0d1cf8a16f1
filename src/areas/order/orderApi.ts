import { portalApi, keyedPost, type KeyedEntry } from '../../api/portalApi';
import type { Order } from '../../contract/companyForms';

/** Purchase intentions for apps, sent as JSON on the secondary client. No list shows them. */
export const orderApi = portalApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createOrder: build.mutation<unknown, KeyedEntry<Order>>({
      query: keyedPost('/api/order/add', 'json'),
    }),
  }),
});
