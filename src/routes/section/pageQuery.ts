import type { ListQuery } from '../../contract/envelope';
import type { Extra } from '../../contract/extras';
import { choiceOf } from '../../lib/listChoice';
import { pageOfAddress } from './pageOfAddress';

/**
 * What an address asks of a list: its page, its category, and what is chosen of its filters.
 *
 * @param extras what the backend offers: without filters nothing is chosen
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
