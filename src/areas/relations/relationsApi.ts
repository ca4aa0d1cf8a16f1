import { askedAgain, published } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import { idTag } from '../../api/tags';
import { recordOf } from '../../api/transformResponse';
import type { Call } from '../../api/client';
import type { Neighbour, Neighbours } from '../../contract/relations';
import { encodeComponent } from '../../lib/encodeComponent';
import { isRecord } from '../../lib/isRecord';

/** A piece, and the query of the list in which it is looked at. */
export interface NeighboursQuery {
  area: string;
  fdId: string;
  /** As the address has it: a name may come several times. */
  list: string;
}

const isNeighbour = (value: unknown): value is Neighbour => isRecord(value) && typeof value.fdId === 'string';

const neighbourOf = (value: unknown): Neighbour | null =>
  isNeighbour(value) ? { fdId: value.fdId, title: String(value.title ?? '') } : null;

/** What a detail leads on to. */
export const relationsApi = portalApi.enhanceEndpoints({ addTagTypes: ['Neighbours'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getNeighbours: build.query({
      ...askedAgain,
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
  }),
});

export const { useGetNeighboursQuery } = relationsApi;
