import type { ListQuery } from '../../contract/envelope';
import { pageOfAddress } from './pageOfAddress';

/** What an address asks of a list: its page and its category. */
export const pageQuery = (pageSize: number, search: URLSearchParams | null, category?: string): ListQuery => ({
  pageNum: pageOfAddress(search?.get('page') ?? null),
  pageSize,
  ...(category === undefined ? {} : { category }),
});
