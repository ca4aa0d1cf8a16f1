import type { CategorisedArea } from '../../src/contract/entities';
import type { ContentAreaDescription } from './contentRoutes';
import { fieldsOf } from './contentFields';

/**
 * An area as the backend has most of them: one list with its newest entries first, filtered by category, the categories,
 * and an entry by its id. Its entity says which field is the day and which the category.
 */
export function plainArea(area: CategorisedArea): ContentAreaDescription {
  const fieldOfKind = (wanted: string) => {
    const name = fieldsOf(area).find(([, { kind }]) => kind === wanted)?.[0];
    if (name === undefined) throw new Error(`${area} has no field of the kind ${wanted}`);
    return name;
  };
  return {
    area,
    base: `/api/${area}`,
    lists: [{ path: 'list', filters: { category: fieldOfKind('category') }, filtered: true }],
    order: [fieldOfKind('date'), 'desc'],
    categories: area,
    detail: `find${area[0]!.toUpperCase()}${area.slice(1)}ById`,
  };
}
