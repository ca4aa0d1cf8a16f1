import {
  portalApi,
  categoriesEndpoint,
  detailEndpoint,
  listEndpoint,
  keyedPost,
  type KeyedEntry,
  invalidatesOnSuccess,
  listTag,
} from '../../api/portalApi';
import type { ListQuery } from '../../contract/envelope';
import type { Getbuginess, GetbuginessEntry, GetbuginessType } from '../../contract/areas/getbuginess';

/** The backend's codes of the two halves. */
export const sideTypes = { supply: '2', demand: '1' } as const satisfies Record<string, GetbuginessType>;

export type Side = keyof typeof sideTypes;

/** Number of columns that fit a phone. */
export const mostCompared = 3;

/** The ids of the compared entries in an address, without duplicates. */
export const comparedIds = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('id'))].filter(Boolean).slice(0, mostCompared);

/** The query of the comparison of these entries. */
export const comparisonQuery = (ids: readonly string[]): string =>
  new URLSearchParams(ids.map((id) => ['id', id])).toString();

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
        listEndpoint<Getbuginess, 'Getbuginess', GetbuginessListQuery>('/api/getbuginess/list', 'Getbuginess'),
      ),
      listGetbuginessCategories: build.query(categoriesEndpoint('/api/getbuginess/categories', 'GetbuginessCategory')),
      getGetbuginess: build.query(
        detailEndpoint<Getbuginess, 'Getbuginess'>('/api/getbuginess/findSupplyDemandById', 'Getbuginess'),
      ),
      /** Publishes an entry, form-encoded, on the secondary client; its lists are refetched. */
      createGetbuginess: build.mutation<unknown, KeyedEntry<GetbuginessEntry>>({
        query: keyedPost('/api/getbuginess/add', 'form'),
        invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [listTag('Getbuginess')]),
      }),
    }),
  });

export const { useListGetbuginessCategoriesQuery } = getbuginessApi;
