import { query, type ScreenAddress } from '../../api/query';
import { searchApi } from '../../areas/search/searchApi';
import { searchQuery } from './searchQuery';

/** What the page of results reads; loaded with its screen. */
export function searchQueries({ search }: ScreenAddress) {
  const asked = searchQuery(search);
  return { found: asked ? query(searchApi.endpoints.searchContent, asked) : undefined };
}
