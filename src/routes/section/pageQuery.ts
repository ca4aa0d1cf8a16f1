import type { ListQuery } from '../../contract/envelope';
import type { Extra } from '../../contract/extras';
import { choiceLimits, filterNames, type ListChoice, orderName } from '../../contract/filters';
import { useSearchParams } from 'react-router-dom';
import { selectExtras } from '../../state/servedSlices';
import { useAppSelector } from '../../state/hooks';

/**
 * The page number of an address: 1 if absent or not a positive number; fractions are rounded down.
 *
 * @param value the value of `?page=`
 */
export function pageOfAddress(value: string | null): number {
  const page = value === null || value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(page) && page >= 1 ? Math.min(Math.floor(page), Number.MAX_SAFE_INTEGER) : 1;
}

/** The query of the same list on another page; page 1 has no parameter. */
export function queryForPage(current: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(current);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}

/** Whether `?page=` is canonical; if not, the address is corrected without a new history entry. */
export const addressHasPage = (value: string | null, page: number) =>
  value === String(page) || (value === null && page === 1);

/** The last page of a list; a list without rows has one page. */
export const lastPageOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/**
 * The active filters in an address; undefined: none. Normalised, so that equal filters are equal values in any order.
 */
export function choiceOf(search: URLSearchParams): ListChoice | undefined {
  const names = [...new Set(search.keys())].filter((name) => filterNames.test(name)).sort();
  const chosen = [...names.slice(0, choiceLimits.filters), orderName].flatMap((name): [string, string[]][] => {
    const values = [...new Set(search.getAll(name))].filter((value) => value && value.length <= choiceLimits.length);
    return values.length > 0 ? [[name, values.sort().slice(0, choiceLimits.values)]] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/** The query of a list's first page with filters. */
export const queryForChoice = (choice: ListChoice): URLSearchParams =>
  new URLSearchParams(Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value])));

/** The list query of the current address: page and active filters. */
export const usePageQuery = (pageSize: number): ListQuery =>
  pageQuery(pageSize, useSearchParams()[0], useAppSelector(selectExtras));

/**
 * The list query of an address: page, category and active filters.
 *
 * @param extras optional features: without filters none are active
 */
export function pageQuery(
  pageSize: number,
  search: URLSearchParams | null,
  extras: readonly Extra[],
  category?: string,
): ListQuery {
  const choice = search && extras.includes('filters') ? choiceOf(search) : undefined;
  return {
    pageNum: pageOfAddress(search?.get('page') ?? null),
    pageSize,
    ...(category === undefined ? {} : { category }),
    ...(choice ? { choice } : {}),
  };
}
