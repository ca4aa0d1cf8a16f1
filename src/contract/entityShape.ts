import type { EntityField, EntityFields } from './entity';

/** What the staff's lists and editor make of an entity's fields; each is the name of a field. */
export interface EntityShape {
  /** Names an entity in a list. */
  title: string;
  /** The second line. */
  subtitle: string | null;
  /** By which its list is filtered. */
  group: string | null;
  /** Its day on the portal. */
  day: string | null;
  /** The last day on which it can be answered. */
  closes: string | null;
  /** Its place among the others. */
  order: string | null;
  rich: string[];
}

export function shapeOf(fields: EntityFields): EntityShape {
  const all = Object.entries<EntityField>(fields);
  const first = (wanted: (field: EntityField) => unknown) => all.find(([, field]) => wanted(field))?.[0] ?? null;
  return {
    title: first(({ names }) => names) ?? first(({ kind }) => kind === 'link') ?? all[0]?.[0] ?? '',
    // What has no name has the address that it leads to.
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
