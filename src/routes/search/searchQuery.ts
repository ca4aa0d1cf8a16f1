import { areaNames, type AreaName } from '../../contract/areas';
import type { SearchQuery } from '../../contract/search';
import { pageOfAddress } from '../section/pageOfAddress';
import { searchChoice } from './searchChoice';

/** Hits of a page of one area. */
export const searchPageSize = 10;

/** What an address looks for; null: nothing yet. */
export function searchQuery(search: URLSearchParams): SearchQuery | null {
  // By whole characters: half a sign is none.
  const q = [...(search.get('q') ?? '').trim()].slice(0, 80).join('');
  if (q === '') return null;
  const choice = searchChoice(search);
  const query = { q, ...(choice ? { choice } : {}) };
  const named = search.get('area') as AreaName;
  if (!areaNames.includes(named)) return query;
  return { ...query, area: named, pageNum: pageOfAddress(search.get('page')), pageSize: searchPageSize };
}
