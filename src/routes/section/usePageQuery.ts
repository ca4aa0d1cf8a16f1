import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from '../../contract/envelope';
import { pageOfAddress } from './pageOfAddress';

/** What the address asks of a list: its page and its category. */
export function usePageQuery(pageSize: number, category?: string): ListQuery {
  const [search] = useSearchParams();
  return { pageNum: pageOfAddress(search.get('page')), pageSize, ...(category === undefined ? {} : { category }) };
}
