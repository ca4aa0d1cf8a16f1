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

/** The column in which files of before have items that staff had chosen as related; it is read no more. */
export const relatedColumn = { name: 'related', label: '相关内容' } as const;

/** Whether a file of an area may have this column. */
export const isColumn = (area: ContentName, name: string): boolean =>
  Object.hasOwn(contentFields[area], name) || name === relatedColumn.name;
