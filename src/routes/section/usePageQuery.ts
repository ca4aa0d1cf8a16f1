import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from '../../contract/envelope';
import { selectExtras } from '../../state/extrasSlice';
import { useAppSelector } from '../../state/hooks';
import { pageQuery } from './pageQuery';

/** The list query of the current address: page and active filters. */
export const usePageQuery = (pageSize: number): ListQuery =>
  pageQuery(pageSize, useSearchParams()[0], useAppSelector(selectExtras));
