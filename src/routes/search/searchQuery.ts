import { areaNames, type AreaName } from '../../contract/areas';
import type { SearchQuery } from '../../contract/search';
import { pageOfAddress } from '../section/pageOfAddress';
import { searchChoice } from './searchChoice';

/** Page size of one area's results. */
export const searchPageSize = 10;

/** The search in an address; null: none yet. */
export function searchQuery(search: URLSearchParams): SearchQuery | null {
  // By code points: no lone surrogates.
  const q = [...(search.get('q') ?? '').trim()].slice(0, 80).join('');
  if (q === '') return null;
  const choice = searchChoice(search);
  const query = { q, ...(choice ? { choice } : {}) };
  const named = search.get('area') as AreaName;
  if (!areaNames.includes(named)) return query;
  return { ...query, area: named, pageNum: pageOfAddress(search.get('page')), pageSize: searchPageSize };
}
