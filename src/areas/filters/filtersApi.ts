import type { Call } from '../../api/client';
import { portalApi, refetchedOnMount, published, listTag, recordOf } from '../../api/portalApi';
import type { ListFilters, ListOrder } from '../../contract/filters';
import { isRecord } from '../../lib/json';
import type { FiltersQuery } from './filtersQuery';
import { count, readFilters, recordsOf, text } from '../../api/readFilters';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { queryStatus } from '../../components/QueryBoundary';

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

/**
 * The filters of an area's list. Earlier data stays while loading: without it nothing could be deselected.
 *
 * @param filtersQuery undefined where nothing is offered
 */
export function useListFilters(filtersQuery: FiltersQuery | undefined) {
  const result = useListFiltersQuery(filtersQuery ?? skipToken);
  const area = filtersQuery?.area;
  const [last, setLast] = useState<{ area: string | undefined; answer: ListFilters }>();
  const answer = result.currentData ?? undefined;
  if (answer && (last?.answer !== answer || last.area !== area)) setLast({ area, answer });
  return {
    // Of the previous query while loading; an empty one was another category's.
    answer: answer ?? (last && last.area === area && last.answer.filters.length > 0 ? last.answer : undefined),
    /** The data is that of an earlier query. */
    isStale: !answer,
    status: queryStatus(result),
    retry: () => void result.refetch(),
  };
}
