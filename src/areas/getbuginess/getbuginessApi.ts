import {
  categoriesEndpoint,
  detailEndpoint,
  listEndpoint,
  keyedPost,
  type KeyedEntry,
  invalidatesOnSuccess,
  listTag,
} from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import type { ListQuery } from '../../contract/envelope';
import type { Getbuginess, GetbuginessEntry, GetbuginessType } from '../../contract/areas/getbuginess';

const path = {
  list: '/api/getbuginess/list',
  categories: '/api/getbuginess/categories',
  detail: '/api/getbuginess/findSupplyDemandById',
  publish: '/api/getbuginess/add',
};

/** Query of the supply or demand list: type '1' demand, '2' supply. */
export interface GetbuginessListQuery extends ListQuery {
  type: GetbuginessType;
}

/** Supply and demand. `getbuginess` is the backend's own spelling. */
export const getbuginessApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['Getbuginess', 'GetbuginessCategory'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listGetbuginess: build.query(
        listEndpoint<Getbuginess, 'Getbuginess', GetbuginessListQuery>(path.list, 'Getbuginess'),
      ),
      listGetbuginessCategories: build.query(categoriesEndpoint(path.categories, 'GetbuginessCategory')),
      getGetbuginess: build.query(detailEndpoint<Getbuginess, 'Getbuginess'>(path.detail, 'Getbuginess')),
      /** Publishes an entry, form-encoded, on the secondary client; its lists are refetched. */
      createGetbuginess: build.mutation<unknown, KeyedEntry<GetbuginessEntry>>({
        query: keyedPost(path.publish, 'form'),
        invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [listTag('Getbuginess')]),
      }),
    }),
  });

export const { useListGetbuginessCategoriesQuery } = getbuginessApi;
