import type { ReadAddress } from '../../api/reads';
import { searchApi } from '../../areas/search/searchApi';
import { searchQuery } from './searchQuery';

/** What the page of results reads; loaded with its screen. */
export async function searchReads({ read, search }: ReadAddress): Promise<void> {
  const query = searchQuery(search);
  if (query) await read(searchApi.endpoints.searchContent, query);
}
