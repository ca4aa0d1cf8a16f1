import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from '../../contract/envelope';
import { selectExtras } from '../../state/extrasSlice';
import { useAppSelector } from '../../state/hooks';
import { pageQuery } from './pageQuery';

/** What the address asks of a list: its page, its category, and what is chosen of its filters. */
export const usePageQuery = (pageSize: number, category?: string): ListQuery =>
  pageQuery(pageSize, useSearchParams()[0], useAppSelector(selectExtras), category);
