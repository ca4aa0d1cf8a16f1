import { entities, type CategorisedArea } from '../../src/contract/entities';
import type { EntityField, EntityFields } from '../../src/contract/entity';
import type { ContentName } from '../db/schema';

/** Names of all content areas. */
export const contentNames = Object.keys(entities) as ContentName[];

export const isCategorised = (area: ContentName): area is CategorisedArea =>
  Object.values<EntityField>(entities[area]).some(({ kind }) => kind === 'category');

const { category } = entities;

/** Areas that have categories. */
export const categorisedNames = contentNames.filter(isCategorised);

/** All fields of every area, for responses, imports and exports. */
export const contentFields: Record<ContentName, EntityFields> = {
  ...entities,
  category: { ...category, area: { ...category.area, oneOf: categorisedNames } },
};

const fieldLists = new Map(Object.entries(contentFields).map(([area, fields]) => [area, Object.entries(fields)]));

/** The fields of one area, in the order of its table. */
export const fieldsOf = (area: ContentName) => fieldLists.get(area)!;
