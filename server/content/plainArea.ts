import type { AreaName } from '../../src/contract/areas';
import type { CategorisedArea } from '../../src/contract/entities';
import { listColumns } from '../db/listIndexes';
import type { ContentName } from '../db/schema';
import { contentFields, isCategorised } from './contentFields';

/** A list call of an area. */
export interface ListDescription {
  /** Last part of the path. */
  path: string;
  /** Which column each query parameter filters; an empty value filters nothing. */
  filters: Record<string, string>;
  /** Fixed condition: a column and the value it must have. */
  only?: [column: string, value: string];
  /** It is sorted and filtered by what the entity's fields say, and a further call tells the choices. */
  filtered?: true;
}

/** What an area of content offers to everyone: lists, categories, one entity by its id. */
export interface ContentAreaDescription {
  /** Name of the area and of its table. */
  area: ContentName;
  /** First part of every path. */
  base: string;
  lists: ListDescription[];
  /** The order of every list unless the call names one; ties go by id, newest first. */
  order: [column: string, direction: 'asc' | 'desc'];
  /** Column with the day after which a row is closed: such rows come last. */
  closes?: string;
  /** The area whose categories the categories call answers; none: no such call. */
  categories?: CategorisedArea;
  /** Last part of the detail call's path; none: no such call. */
  detail?: string;
}

/** A typical area, by its entity: one list, newest first, filtered by category; the categories; a detail by id. */
export function plainArea(area: AreaName): ContentAreaDescription {
  const fields = contentFields[area];
  const { sortedBy, closes } = listColumns(fields);
  const filters = Object.entries(fields).flatMap(([name, { kind, parts }]) => {
    const parameter = kind === 'category' ? kind : parts;
    return typeof parameter === 'string' ? [[parameter, name]] : [];
  });
  return {
    area,
    base: `/api/${area}`,
    lists: [{ path: 'list', filters: Object.fromEntries(filters), filtered: true }],
    order: [sortedBy, 'desc'],
    ...(closes ? { closes } : {}),
    ...(isCategorised(area) ? { categories: area } : {}),
    detail: `find${area[0]!.toUpperCase()}${area.slice(1)}ById`,
  };
}
