import type { ListChoice } from '../../contract/filters';
import type { SearchArea, SearchHit } from '../../contract/search';
import { paths } from '../../lib/paths';

/** The query of a search. @param choice of its filters */
export const searchParams = (q: string, area?: SearchArea, choice: ListChoice = {}): URLSearchParams =>
  new URLSearchParams([
    ['q', q],
    ...(area ? [['area', area]] : []),
    ...Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value])),
  ]);

/** The address of a search. */
export const searchPath = (...of: Parameters<typeof searchParams>): string =>
  `${paths.search}?${searchParams(...of).toString()}`;

const details: Record<Exclude<SearchArea, 'getbuginess'>, (fdId: string) => string> = {
  policy: paths.policy.detail,
  project: paths.project.detail,
  app: paths.shoppingMall.detail,
  specialist: paths.specialist.detail,
  financial: paths.financial.detail,
  industryNews: paths.special.detail,
  recruit: paths.recruit.detail,
};

/** The page of what was found. */
export function pathOfHit({ area, fdId, entity }: Pick<SearchHit, 'area' | 'fdId' | 'entity'>): string {
  if (area !== 'getbuginess') return details[area](fdId);
  const { demand, supply } = paths.supplyDemand;
  return (entity.fdGetbuginessType === '1' ? demand : supply).detail(fdId);
}
