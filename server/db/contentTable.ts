import { PostgresAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { EntityField, EntityFields } from '../../src/contract/entity';

/** How the lists of an area are read. */
interface Lists {
  sortedBy: string;
  /** The columns of each filter, or of several at once. */
  filters: string[][];
}

const typeOf = ({ kind }: EntityField) => (kind === 'order' ? 'integer' : 'text');

/**
 * Creates the table of an area, with the columns that its entity has now, and an index for each list, in the list's own
 * order. A field that the entity gets later comes with `addContentColumns` in a migration of its own.
 */
export async function createContentTable(
  db: Kysely<unknown>,
  table: string,
  fields: EntityFields,
  { sortedBy, filters }: Lists,
): Promise<void> {
  let create: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const [position, [name, field]] of Object.entries(fields).entries()) {
    create = create.addColumn(name, typeOf(field), (column) => {
      if (position === 0) return column.notNull().primaryKey();
      return field.required ? column.notNull() : column;
    });
  }
  await create.addColumn('demo', 'text', (column) => column.notNull()).execute();
  // PostgreSQL reads an index alone only where it has the column itself, not just its text.
  const beside = db.getExecutor().adapter instanceof PostgresAdapter ? sql` include (${sql.ref(sortedBy)})` : sql``;
  for (const columns of [[], ...filters]) {
    const name = [table, 'listed', ...columns.map((column) => `by_${column}`)].join('_');
    const keys = [
      ...columns.map((column) => sql.ref(column)),
      sql`coalesce(${sql.ref(sortedBy)}, '')`,
      sql.ref('fdId'),
    ];
    await sql`create index ${sql.id(name)} on ${sql.table(table)} (${sql.join(keys)})${beside}`.execute(db);
  }
}

/**
 * Adds the columns that an entity has got since its table was created; a store that is newer than they are has them
 * already. What was stored before has nothing in them, so such a field cannot be required.
 */
export async function addContentColumns(db: Kysely<unknown>, table: string, fields: EntityFields): Promise<void> {
  const tables = await db.introspection.getTables();
  const known = new Set(tables.find(({ name }) => name === table)?.columns.map(({ name }) => name));
  for (const [name, field] of Object.entries(fields)) {
    if (!known.has(name)) await db.schema.alterTable(table).addColumn(name, typeOf(field)).execute();
  }
}
