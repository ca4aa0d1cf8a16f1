import type { Call } from '../../api/client';
import { refetchedOnMount, published, listTag, recordOf } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import type { ListFilters, ListOrder } from '../../contract/filters';
import { isRecord } from '../../lib/isRecord';
import type { FiltersQuery } from './filtersQuery';
import { count, readFilters, recordsOf, text } from '../../api/readFilters';

const orderFrom = ({ value, label }: Record<string, unknown>): ListOrder[] =>
  text(label) ? [{ value: text(value), label: text(label) }] : [];

/** Keeps the valid part of a malformed response; null if nothing is. */
function filtersOf(body: unknown): ListFilters | null {
  const answer = recordOf<Partial<ListFilters>>(body);
  if (!answer || !Array.isArray(answer.filters)) return null;
  return {
    total: count(answer.total),
    categories: isRecord(answer.categories) ? answer.categories : undefined,
    filters: readFilters(answer.filters),
    orders: recordsOf(answer.orders).flatMap(orderFrom),
  };
}

/** The tag of an area's lists: its name, capitalised. */
const tagOf = (area: string) => listTag(area[0].toUpperCase() + area.slice(1)) as never;

/** The filters and orders of all areas' lists: one endpoint each, of the same shape. */
export const filtersApi = portalApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listFilters: build.query({
      ...refetchedOnMount,
      ...published,
      query: ({ area, of, choice }: FiltersQuery): Call => ({
        url: `/api/${area}/filters`,
        params: { ...of, ...choice },
      }),
      transformResponse: filtersOf,
      providesTags: (_answer, _error, { area }) => [tagOf(area)],
    }),
  }),
});

export const { useListFiltersQuery } = filtersApi;
