import { query, type ScreenAddress } from '../../api/query';
import { searchApi } from '../../areas/search/searchApi';
import { areaNames, type AreaName } from '../../contract/areas';
import { orderName, type ListChoice } from '../../contract/filters';
import { newestFirst, searchTimes, type SearchQuery, type SearchPage } from '../../contract/search';
import { pageOfAddress } from '../section/sectionQueries';

/** Max number of provinces in a selection, and max length of one; longer ones are not genuine. */
const maxProvinces = 20;
const maxProvinceLength = 40;

/** The filters without empty ones; undefined if none is active. */
export function chosenOf(choice: ListChoice): ListChoice | undefined {
  const chosen = Object.entries(choice).filter(([, values]) => values.length > 0);
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/**
 * The search filters and sort order in an address; undefined: none. Of several times the longest includes the others.
 */
export function searchChoice(search: URLSearchParams): ListChoice | undefined {
  const times = search.getAll('within');
  const within = searchTimes.filter((time) => times.includes(time)).slice(0, 1);
  const open = search.getAll('open').includes('1') ? ['1'] : [];
  const places = [...new Set(search.getAll('place'))]
    .filter((name) => name !== '' && name.length <= maxProvinceLength)
    .sort();
  const order = search.getAll(orderName).includes(newestFirst) ? [newestFirst] : [];
  return chosenOf({ within, open, place: places.slice(0, maxProvinces), [orderName]: order });
}

export const searchPageSize = 10;

/** The search in an address; null: none yet. */
export function searchQuery(search: URLSearchParams): SearchQuery | null {
  // By code points: no lone surrogates.
  const q = [...(search.get('q') ?? '').trim()].slice(0, 80).join('');
  if (q === '') return null;
  const choice = searchChoice(search);
  const query = { q, ...(choice ? { choice } : {}) };
  const areaParam = search.get('area') as AreaName;
  if (!areaNames.includes(areaParam)) return query;
  return { ...query, area: areaParam, pageNum: pageOfAddress(search.get('page')), pageSize: searchPageSize };
}

/** The query of the results page; loaded with its screen. */
export function searchQueries({ search }: ScreenAddress) {
  const parsed = searchQuery(search);
  return { found: parsed ? query(searchApi.endpoints.searchContent, parsed) : undefined };
}

export const totalFound = ({ counts }: SearchPage): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
