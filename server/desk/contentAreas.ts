import { shapeOf, type EntityShape } from '../../src/contract/entityShape';
import { contentFields, contentNames, fieldsOf } from '../content/contentFields';
import type { ContentName } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { contentMessages } from './contentMessages';

/** An area that can be edited at the desk. */
export interface DeskArea extends EntityShape {
  area: ContentName;
}

/** Areas whose rows have an id; settings have none, and a screen of their own. */
const areas = new Map<string, DeskArea>(
  contentNames
    .filter((area) => fieldsOf(area)[0]?.[1].kind === 'id')
    .map((area) => [area, { area, ...shapeOf(contentFields[area]) }]),
);

/** Whether an area contains personal data. */
export const hasPersonalData = ({ area }: DeskArea): boolean => fieldsOf(area).some(([, { personal }]) => personal);

export const deskAreas: readonly DeskArea[] = [...areas.values()];

/** @throws BusinessError for an unknown area */
export function deskArea(name: string): DeskArea {
  const area = areas.get(name);
  if (!area) throw new BusinessError(contentMessages.noArea);
  return area;
}
