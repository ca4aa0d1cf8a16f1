import type { CreateTableBuilder, Kysely } from 'kysely';
import type { EntityField, EntityFields } from '../../src/contract/entity';
import { listColumns } from './listColumns';
import { createListIndexes } from './migrations/listIndexes';

const typeOf = ({ kind }: EntityField) => (kind === 'order' ? 'integer' : 'text');

/** All subsets of the columns, including none, in their order. */
const choicesOf = ([first, ...others]: readonly string[]): string[][] => {
  if (first === undefined) return [[]];
  const rest = choicesOf(others);
  return [...rest, ...rest.map((columns) => [first, ...columns])];
};

/**
 * Creates the table of an area with its entity's current columns, and an index for each list in its order. Fields added
 * later need `addContentColumns`.
 */
export async function createContentTable(db: Kysely<unknown>, table: string, fields: EntityFields): Promise<void> {
  let create: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const [position, [name, field]] of Object.entries(fields).entries()) {
    create = create.addColumn(name, typeOf(field), (column) => {
      if (position === 0) return column.notNull().primaryKey();
      return field.required ? column.notNull() : column;
    });
  }
  await create.addColumn('demo', 'text', (column) => column.notNull()).execute();
  const { sortedBy, filters, closes } = listColumns(fields);
  await createListIndexes(db, { table, sortedBy, filters: choicesOf(filters), closes });
}

/**
 * Adds columns for fields that an entity got since its table was created; newer stores have them already. Existing rows
 * have no value, so such a field cannot be required.
 */
export async function addContentColumns(db: Kysely<unknown>, table: string, fields: EntityFields): Promise<void> {
  const tables = await db.introspection.getTables();
  const known = new Set(tables.find(({ name }) => name === table)?.columns.map(({ name }) => name));
  for (const [name, field] of Object.entries(fields)) {
    if (!known.has(name)) await db.schema.alterTable(table).addColumn(name, typeOf(field)).execute();
  }
}
