import type { Kysely } from 'kysely';

/** Settings of the desk that are no part of the portal: the calendar of working days. */
export async function workCalendar(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deskSetting')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
