import { areas, type AreaName } from '../../contract/areas';
import { toText } from '../../lib/toText';

/** The title of an area's entity. */
export const titleOf = (area: AreaName, entity: object): string =>
  toText((entity as Readonly<Record<string, unknown>>)[areas[area].title ?? 'fdTitle']);
