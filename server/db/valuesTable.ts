import { sql, type RawBuilder } from 'kysely';
import { isPostgres } from './isPostgres';
import type { Store } from './schema';

/** PostgreSQL's types of what such a table holds. */
type ColumnType = 'text' | 'float8' | 'int8';

/** Values as a table in a statement, sent as few parameters: both engines limit their number. */
export function valuesTable(
  db: Pick<Store, 'getExecutor'>,
  name: string,
  columns: Readonly<Record<string, ColumnType>>,
  rows: readonly (readonly (string | number)[])[],
): RawBuilder<unknown> {
  const names = Object.keys(columns);
  if (isPostgres(db as Store)) {
    const arrays = Object.values(columns).map(
      (type, index) => sql`${rows.map((row) => row[index])}::${sql.raw(type)}[]`,
    );
    return sql`unnest(${sql.join(arrays)}) as ${sql.ref(name)} (${sql.join(names.map((column) => sql.ref(column)))})`;
  }
  const values = names.map(
    (column, index) => sql`json_extract("value", ${sql.lit(`$[${index}]`)}) as ${sql.ref(column)}`,
  );
  return sql`(select ${sql.join(values)} from json_each(${JSON.stringify(rows)})) as ${sql.ref(name)}`;
}
