import { entities } from '../contract/entities';
import type { EntityFields } from '../contract/entity';

/** What the desk calls an area. */
export const areaTitle = (area: string): string =>
  (entities as Readonly<Record<string, EntityFields | undefined>>)[area]?.fdId?.of ?? area;
