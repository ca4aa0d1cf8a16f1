import type { Kysely } from 'kysely';

/** What the staff set by hand as related to a content item, in their order. */
export async function relations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('relatedPiece')
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('fdId', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('otherArea', 'text', (column) => column.notNull())
    .addColumn('otherId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('relatedPiece_by_place', ['area', 'fdId', 'place'] as never[])
    .execute();
  await db.schema
    .createIndex('relatedPiece_by_other')
    .on('relatedPiece')
    .columns(['otherArea', 'otherId'] as never[])
    .execute();
}
