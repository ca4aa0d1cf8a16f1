import type { AreaName } from '../../src/contract/areas';
import { listColumns } from '../db/listColumns';
import { contentFields, isCategorised } from './contentFields';
import type { ContentAreaDescription } from './contentRoutes';

/**
 * A typical content area: one list, newest first, filtered by category; the categories; and a detail by id. The entity
 * defines which fields these are.
 */
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
