import { sql, type ColumnDataType, type Kysely } from 'kysely';

const typeOf = (marked: string): ColumnDataType => {
  if (marked.includes('#')) return 'bigint';
  return marked.includes('+') ? 'integer' : 'text';
};

/**
 * Creates a table. Released steps call this, as all of this file: what it makes never changes.
 * @param columns separated by blanks: `!` marks one that may not be null, `#` a whole number up to 2^53 (times in ms,
 *   sizes), `+` a small one; all others are text
 * @param key name and columns of the key's constraint; unless it is given, the first column is the key
 */
export async function createTable(
  db: Kysely<unknown>,
  table: string,
  columns: string,
  key?: readonly [name: string, columns: readonly string[]],
): Promise<void> {
  let create = db.schema.createTable(table);
  for (const [position, marked] of columns.split(' ').entries()) {
    create = create.addColumn(marked.replace(/[!#+]/g, ''), typeOf(marked), (column) => {
      const own = marked.includes('!') ? column.notNull() : column;
      return position === 0 && !key ? own.primaryKey() : own;
    });
  }
  await (key ? create.addPrimaryKeyConstraint(key[0], [...key[1]] as never[]) : create).execute();
}

/** Creates an index. @param name after its columns, unless it is given */
export const createIndex = (
  db: Kysely<unknown>,
  table: string,
  columns: string[],
  name = `${table}_by_${columns.join('_')}`,
): Promise<void> => db.schema.createIndex(name).on(table).columns(columns).execute();

/** The same, of columns whose values are together unique. */
export const createUniqueIndex = (db: Kysely<unknown>, table: string, columns: string[]): Promise<void> => {
  const index = db.schema.createIndex(`${table}_by_${columns.join('_')}`).on(table);
  return index.columns(columns).unique().execute();
};

/** Runs statements one after the other. */
export async function runAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
