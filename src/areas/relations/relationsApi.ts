import { portalApi, refetchedOnMount, published, idTag, recordOf } from '../../api/portalApi';
import type { Call } from '../../api/client';
import {
  relationKinds,
  type Neighbour,
  type Neighbours,
  type RelatedGroup,
  type Relations,
} from '../../contract/relations';
import { areaNames } from '../../contract/areas';
import { encodeComponent } from '../../lib/paths';
import { isRecord } from '../../lib/json';

/** An item, and the list query in which it is viewed. */
export interface NeighboursQuery {
  area: string;
  fdId: string;
  /** As in the address: a parameter may be repeated. */
  list: string;
}

interface RelatedQuery {
  area: string;
  fdId: string;
}

const isNeighbour = (value: unknown): value is Neighbour => isRecord(value) && typeof value.fdId === 'string';

const neighbourOf = (value: unknown): Neighbour | null =>
  isNeighbour(value) ? { fdId: value.fdId, title: String(value.title ?? '') } : null;

/** Keeps the valid part of a malformed response. */
function groupOf(group: unknown): RelatedGroup[] {
  if (!isRecord(group) || !Array.isArray(group.rows)) return [];
  const { kind, area, rows } = group as unknown as RelatedGroup;
  const known = rows.filter((row) => isRecord(row) && typeof row.fdId === 'string' && isRecord(row.entity));
  const isKnown = relationKinds.includes(kind) && areaNames.includes(area) && known.length > 0;
  return isKnown ? [{ kind, area, rows: known }] : [];
}

/** Previous, next and related items of a detail page. */
export const relationsApi = portalApi.enhanceEndpoints({ addTagTypes: ['Neighbours', 'Relations'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getNeighbours: build.query({
      ...refetchedOnMount,
      ...published,
      query: ({ area, fdId, list }: NeighboursQuery): Call => ({
        url: `/api/${area}/neighbours?fdId=${encodeComponent(fdId)}${list && `&${list}`}`,
      }),
      transformResponse: (body: unknown): Neighbours | null => {
        const answer = recordOf<Partial<Neighbours>>(body);
        return answer ? { previous: neighbourOf(answer.previous), next: neighbourOf(answer.next) } : null;
      },
      providesTags: (_answer, _error, { fdId }) => [idTag('Neighbours', fdId)],
    }),
    getRelations: build.query({
      ...refetchedOnMount,
      ...published,
      query: ({ area, fdId }: RelatedQuery): Call => ({ url: '/api/relations/of', params: { area, fdId } }),
      transformResponse: (body: unknown): Relations | null => {
        const answer = recordOf<Partial<Relations>>(body);
        return answer ? { groups: (Array.isArray(answer.groups) ? answer.groups : []).flatMap(groupOf) } : null;
      },
      providesTags: (_answer, _error, { fdId }) => [idTag('Relations', fdId)],
    }),
  }),
});

export const { useGetNeighboursQuery, useGetRelationsQuery } = relationsApi;
