import type { EntityField, EntityFields } from './entity';

/** The roles of an entity's fields in the desk's lists and editor, each by field name. */
export interface EntityShape {
  /** Title in a list. */
  title: string;
  /** The second line. */
  subtitle: string | null;
  /** The filter of its list. */
  group: string | null;
  /** Its public date. */
  day: string | null;
  /** Its deadline. */
  closes: string | null;
  /** Its position. */
  order: string | null;
  rich: string[];
}

export function shapeOf(fields: EntityFields): EntityShape {
  const all = Object.entries<EntityField>(fields);
  const first = (wanted: (field: EntityField) => unknown) => all.find(([, field]) => wanted(field))?.[0] ?? null;
  return {
    title: first(({ names }) => names) ?? first(({ kind }) => kind === 'link') ?? all[0]?.[0] ?? '',
    // Without a title field, the link target.
    subtitle:
      first(({ issuer }) => issuer) ??
      (first(({ names }) => names) === null ? first(({ kind, picture }) => kind === 'link' && !picture) : null),
    group:
      first(({ groups }) => groups) ??
      first(({ kind }) => kind === 'category') ??
      first(({ required, oneOf }) => required && oneOf !== undefined),
    day: first(({ kind }) => kind === 'date'),
    closes: first(({ closes }) => closes),
    order: first(({ kind }) => kind === 'order'),
    rich: all.flatMap(([name, { kind }]) => (kind === 'rich' ? [name] : [])),
  };
}
