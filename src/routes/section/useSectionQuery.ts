import { useParams } from 'react-router-dom';
import type { ListQuery } from '../../contract/envelope';
import type { Section } from './sections';
import { usePageQuery } from './usePageQuery';

/** What the address asks of a section's list: its page, its category, and what is chosen of its filters. */
export function useSectionQuery({ pageSize }: Pick<Section, 'pageSize'>): ListQuery {
  return usePageQuery(pageSize, useParams().category);
}
