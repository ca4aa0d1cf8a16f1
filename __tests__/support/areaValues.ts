import type { ContentValues } from '../../src/contract/deskContent';
import type { EntityField, EntityFields } from '../../src/contract/entity';

/** A valid value for the editor's field of each kind; null: the server sets the field. */
const ofKind: Record<EntityField['kind'], string | null> = {
  id: null,
  order: null,
  text: '文字',
  rich: '<p>正文</p>',
  date: '2025-05-01',
  number: '3',
  flag: '1',
  link: '/profile/a.png',
  email: 'a@example.com',
  category: null,
};

/** Values for every field that staff fill in, generated from an area's definition. @param code one of its categories */
export const valuesFor = (fields: EntityFields, code: string): ContentValues =>
  Object.fromEntries(
    Object.entries<EntityField>(fields)
      .filter(([, { kind }]) => kind !== 'id' && kind !== 'order')
      .map(([name, { kind, oneOf }]) => [name, oneOf?.[0] ?? (kind === 'category' ? code : ofKind[kind])]),
  );
