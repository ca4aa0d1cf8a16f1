import type { SearchArea, SearchHit } from '../../contract/search';
import { paths } from '../../lib/paths';

/** The address of a search. */
export function searchPath(q: string, area?: SearchArea): string {
  const query = new URLSearchParams({ q, ...(area ? { area } : {}) });
  return `${paths.search}?${query.toString()}`;
}

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
