import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from '../../contract/envelope';
import { pageQuery } from './pageQuery';

/** What the address asks of a list: its page and its category. */
export const usePageQuery = (pageSize: number, category?: string): ListQuery =>
  pageQuery(pageSize, useSearchParams()[0], category);
