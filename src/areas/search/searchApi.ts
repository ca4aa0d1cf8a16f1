import { portalApi, refetchedOnMount, published, recordOf } from '../../api/portalApi';
import type { Call } from '../../api/client';
import { areaNames } from '../../contract/areas';
import type { SearchHit, SearchPage, SearchQuery, SearchSuggestions } from '../../contract/search';
import { isRecord } from '../../lib/json';
import { readFilters } from '../../api/readFilters';

/** Every area's list tag: results are refetched when one of them changes. */
const tags = ['Search'] as const;

type Found = Pick<SearchHit, 'area' | 'fdId' | 'title' | 'entity'>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isMarked = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Entities with a name and an address. */
const isFound = (value: unknown): value is Found =>
  isRecord(value) &&
  (areaNames as readonly unknown[]).includes(value.area) &&
  isText(value.fdId) &&
  isMarked(value.title) &&
  isRecord(value.entity);

const hitsOf = (rows: unknown): SearchHit[] =>
  (listOf(rows).filter(isFound) as SearchHit[]).map((hit) => ({
    ...hit,
    issuer: isMarked(hit.issuer) ? hit.issuer : null,
    excerpt: isMarked(hit.excerpt) ? hit.excerpt : null,
  }));

/** A response that lacks a part is invalid. */
function pageOf(body: unknown): SearchPage | null {
  const page = recordOf<Partial<SearchPage>>(body);
  if (!page || !Array.isArray(page.groups)) return null;
  const { groups, total = 0, counts = {}, more = false, loose = false, corrections = [] } = page;
  const known = groups.filter((group) => isRecord(group) && areaNames.includes(group.area));
  return {
    groups: known.map((group) => ({ ...group, rows: hitsOf(group.rows) })),
    total,
    counts,
    more,
    loose,
    corrections,
    filters: readFilters(page.filters),
    counted: page.counted ?? false,
  };
}

/** Keeps the valid part of a malformed response. */
function suggestionsFrom(body: unknown): SearchSuggestions | null {
  const answer = recordOf<Partial<SearchSuggestions>>(body);
  if (!answer) return null;
  const words = listOf(answer.words).flatMap((one) =>
    isRecord(one) && isText(one.word)
      ? [{ word: one.word, count: Number(one.count) || null, more: one.more === true }]
      : [],
  );
  return { words, pages: listOf(answer.pages).filter(isFound) };
}

/** Search over the content of all areas. */
export const searchApi = portalApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    searchContent: build.query({
      ...refetchedOnMount,
      ...published,
      query: ({ choice, ...query }: SearchQuery): Call => ({
        url: '/api/search/list',
        params: { ...query, ...choice },
      }),
      transformResponse: pageOf,
      providesTags: tags,
    }),
    suggest: build.query({
      ...refetchedOnMount,
      query: (q: string): Call => ({ url: '/api/search/suggest', params: { q } }),
      transformResponse: suggestionsFrom,
    }),
  }),
});

export const { useSearchContentQuery, useSuggestQuery } = searchApi;
