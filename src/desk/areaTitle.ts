import { entities } from '../contract/entities';
import type { EntityFields } from '../contract/entity';

/** Title of an area at the desk. */
export const areaTitle = (area: string): string =>
  (entities as Readonly<Record<string, EntityFields | undefined>>)[area]?.fdId?.of ?? area;
