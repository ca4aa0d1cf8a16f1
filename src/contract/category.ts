import { id, type Entity, type EntityFields } from './entity';

/** A category of an area: its code and its name. */
export const category = {
  fdId: { ...id, sent: false },
  /** One of the areas whose entities have a category. */
  area: { kind: 'text', required: true, groups: true, sent: false },
  fdCategory: { kind: 'text', required: true, max: 64 },
  fdCategoryName: { kind: 'text', required: true, max: 100, names: true },
  sort: { kind: 'order', required: true, sent: false },
} as const satisfies EntityFields;

export type Category = Entity<typeof category>;
