import type { ListChoice } from '../../contract/filters';
import { areas, type AreaName } from '../../contract/areas';
import type { SearchHit } from '../../contract/search';
import { pathAt, paths } from '../../lib/paths';

/**
 * The query of a search.
 *
 * @param choice its filters
 */
export const searchParams = (q: string, area?: AreaName, choice: ListChoice = {}): URLSearchParams =>
  new URLSearchParams([
    ['q', q],
    ...(area ? [['area', area]] : []),
    ...Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value])),
  ]);

export const searchPath = (...of: Parameters<typeof searchParams>): string =>
  `${paths.search}?${searchParams(...of).toString()}`;

export function pathOfHit({ area, fdId, entity }: Pick<SearchHit, 'area' | 'fdId' | 'entity'>): string {
  const isDemand = area === 'getbuginess' && entity.fdGetbuginessType === '1';
  return isDemand ? paths.supplyDemand.demand.detail(fdId) : pathAt(areas[area].detail, fdId);
}
