import { query, type ScreenAddress } from '../../api/query';
import { searchApi } from '../../areas/search/searchApi';
import { searchQuery } from './searchQuery';

/** The query of the results page; loaded with its screen. */
export function searchQueries({ search }: ScreenAddress) {
  const asked = searchQuery(search);
  return { found: asked ? query(searchApi.endpoints.searchContent, asked) : undefined };
}
