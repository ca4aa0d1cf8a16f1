import type { EntityField, EntityFields } from '../../src/contract/entity';
import { shapeOf } from '../../src/contract/entityShape';

/** The columns by which an area's lists are read. */
export interface ListColumns {
  /** Sort column, newest first. */
  sortedBy: string;
  /** Filter columns, the category last. */
  filters: string[];
  /** Column with the last day of a row. */
  closes: string | null;
}

export function listColumns(fields: EntityFields): ListColumns {
  const named = (is: (field: EntityField) => unknown) =>
    Object.entries<EntityField>(fields).flatMap(([name, field]) => (is(field) ? [name] : []));
  const { day, closes } = shapeOf(fields);
  const filters = [...named(({ parts }) => parts), ...named(({ kind }) => kind === 'category')];
  return { sortedBy: day ?? 'fdId', filters, closes };
}
