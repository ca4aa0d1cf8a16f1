import { areas, isAreaName } from '../../contract/areas';
import { pathAt } from '../../lib/paths';

/** The portal's page that was reported; undefined for an area that has none. */
export const reportedPage = (area: string, fdId: string): string | undefined =>
  isAreaName(area) ? pathAt(areas[area].detail, fdId) : undefined;
