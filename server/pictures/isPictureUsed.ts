import { entities } from '../../src/contract/entities';
import type { EntityField } from '../../src/contract/entity';
import type { Store } from '../db/schema';

/** Columns that may refer to a picture: avatars, published content, drafts, unsaved ones, earlier versions. */
const referencingColumns: [table: string, columns: string[]][] = [
  ['account', ['avatar']],
  ['contentItem', ['values']],
  ['contentRevision', ['values']],
  ['contentDraft', ['fields']],
  ['contentDraftVersion', ['values']],
  ...Object.entries(entities).map(([area, fields]): [string, string[]] => [
    area,
    Object.entries<EntityField>(fields)
      .filter(([, { kind }]) => kind === 'link' || kind === 'rich')
      .map(([name]) => name),
  ]),
];

/** Whether anything in the store refers to a picture. */
export async function isPictureUsed(db: Store, id: string): Promise<boolean> {
  for (const [table, columns] of referencingColumns) {
    if (columns.length === 0) continue;
    const row = await db
      .selectFrom(table as 'contentItem')
      .select((eb) => eb.lit(1).as('found'))
      .where((eb) => eb.or(columns.map((column) => eb(column as 'values', 'like', `%/profile/uploads/${id}/%`))))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
