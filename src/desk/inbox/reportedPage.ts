import { areas, isAreaName } from '../../contract/areas';
import { pathAt } from '../../lib/paths';

/** Address of the reported page; undefined for an area without pages. */
export const reportedPage = (area: string, fdId: string): string | undefined =>
  isAreaName(area) ? pathAt(areas[area].detail, fdId) : undefined;
