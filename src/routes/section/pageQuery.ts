import type { ListQuery } from '../../contract/envelope';
import type { Extra } from '../../contract/extras';
import { choiceOf } from '../../lib/listChoice';
import { pageOfAddress } from './pageOfAddress';

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
