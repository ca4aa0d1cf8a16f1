import { askedAgain, published } from '../../api/contentEndpoints';
import type { Call } from '../../api/client';
import { portalApi } from '../../api/portalApi';
import { recordOf } from '../../api/transformResponse';
import { searchAreas, type SearchPage, type SearchQuery, type SearchSuggestions } from '../../contract/search';

const path = { list: '/api/search/list', suggest: '/api/search/suggest' };

/** Every area's list: what was found is asked for again once one of them has changed. */
const tags = ['Search'] as const;

/** An answer that lacks a part is none. */
function pageOf(body: unknown): SearchPage | null {
  const page = recordOf<Partial<SearchPage>>(body);
  if (!page || !Array.isArray(page.groups)) return null;
  const { groups, total = 0, counts = {}, more = false, loose = false, corrections = [] } = page;
  return { groups: groups.filter(({ area }) => searchAreas.includes(area)), total, counts, more, loose, corrections };
}

/** Search over the content of all areas. */
export const searchApi = portalApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    searchContent: build.query({
      ...askedAgain,
      ...published,
      query: (query: SearchQuery): Call => ({ url: path.list, params: { ...query } }),
      transformResponse: pageOf,
      providesTags: tags,
    }),
    suggest: build.query({
      ...askedAgain,
      query: (q: string): Call => ({ url: path.suggest, params: { q } }),
      transformResponse: (body: unknown) => recordOf<SearchSuggestions>(body),
    }),
  }),
});

export const { useSearchContentQuery, useSuggestQuery } = searchApi;
