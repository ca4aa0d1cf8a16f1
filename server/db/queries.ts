import {
  PostgresAdapter,
  type Kysely,
  sql,
  type TableMetadata,
  type SelectQueryBuilder,
  type RawBuilder,
  type Updateable,
} from 'kysely';
import type { Database, Row, Store } from './schema';
import { radicalsOf, visibleText } from '../lib/searchTerms';

/** Whether a store, or one of its transactions, is PostgreSQL. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The schema of a PostgreSQL database that the store is in; undefined for the embedded engine. */
export async function schemaOf(db: Kysely<unknown>): Promise<string | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as "schema"`.execute(db);
  return rows[0]?.schema ?? undefined;
}

/** A store's own tables: other schemas of a PostgreSQL database may have any, those of another portal too. */
export async function ownTables(db: Kysely<unknown>): Promise<TableMetadata[]> {
  const schema = await schemaOf(db);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter((table) => table.schema === schema);
}

/** PostgreSQL's error code for a unique violation. */
const uniqueViolation = '23505';

/**
 * Whether a statement failed because a concurrent transaction inserted the same key; only PostgreSQL has concurrent
 * writers.
 */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

/** Whether a row has these values, null among them; undefined, which would be a mistake, matches no row. */
const hasValues = (values: object): RawBuilder<boolean> => {
  const conditions = Object.entries(values).map(([name, value]) =>
    value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`,
  );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

/** The rows of a table that have these values. */
export const rowsWith = <Table extends keyof Database>(
  db: Pick<Store, 'selectFrom'>,
  table: Table,
  values: Partial<Row<Table>>,
): SelectQueryBuilder<Database, Table, object> =>
  db.selectFrom(table as 'report').where(hasValues(values)) as object as never;

/** Changes them. @returns how many there were */
export async function updateRows<Table extends keyof Database>(
  db: Pick<Store, 'updateTable'>,
  table: Table,
  values: Partial<Row<Table>>,
  change: Updateable<Database[Table]>,
): Promise<number> {
  const update = db
    .updateTable(table as 'report')
    .set(change)
    .where(hasValues(values));
  return Number((await update.executeTakeFirstOrThrow()).numUpdatedRows);
}

/** Deletes them. @returns how many there were */
export async function deleteRows<Table extends keyof Database>(
  db: Pick<Store, 'deleteFrom'>,
  table: Table,
  values: Partial<Row<Table>>,
): Promise<number> {
  const deletion = db.deleteFrom(table as 'report').where(hasValues(values));
  return Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
}

/** Number of rows that a query would read. */
export async function countOf<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number | string>().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  return Number(count);
}

/** Items in batches, as statements take them: both engines limit the number of parameters. */
export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

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

/** Invisible characters in texts from chats and PDFs: zero-width spaces and joiners, soft hyphens, byte order marks. */
const invisible = ['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\ufeff'];

/**
 * Case-insensitive substring match, without wildcards. Invisible characters and radicals in place of characters are read
 * as in a search of the portal; width counts, except that the text may be in half width in the column. Most rows are told
 * apart by one comparison.
 */
export function containsText(db: Store, column: string, text: string): RawBuilder<boolean> {
  const needle = visibleText(text);
  const plain = sql`${sql.ref(column)}`;
  const radicals = radicalsOf(needle);
  const readAs = (pairs: readonly (readonly [string, string])[]) =>
    pairs.reduce((inner, [from, to]) => sql`replace(${inner}, ${from}, ${to})`, plain);
  const position = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  const hasAny = (characters: readonly string[]) =>
    sql`(${sql.join(
      characters.map((character) => sql`${position}(${plain}, ${character}) > 0`),
      sql` or `,
    )})`;
  const like = isPostgres(db) ? sql`ilike` : sql`like`;
  const varied = new Map(
    radicals.map(([, to]) => [to, hasAny([to, ...radicals.flatMap(([from, one]) => (one === to ? [from] : []))])]),
  );
  const patterns = [...new Set([needle, needle.normalize('NFKC')])].map((one) => {
    const literal = (character: string) => character.replace(/[\\%_]/g, '\\$&');
    const whole = `%${literal(one)}%`;
    const holds = (text: RawBuilder<unknown>, pattern: string) => sql`${text} ${like} ${pattern} escape '\\'`;
    // Its characters in any form, whatever is between them: hardly a row is left to be read anew.
    const characters = Array.from(one);
    const fixed = characters.filter((character) => !varied.has(character)).map(literal);
    const others = [...new Set(characters)].flatMap((character) => varied.get(character) ?? []);
    const spread = fixed.length > 0 || others.length === 0 ? [holds(plain, `%${fixed.join('%')}%`)] : [];
    const isLikely = sql.join([...spread, ...others], sql` and `);
    const asRead = (marks: readonly string[], pairs: Parameters<typeof readAs>[0]) =>
      marks.length > 0 ? [sql`${hasAny(marks)} and ${holds(readAs(pairs), whole)}`] : [];
    const forms = [
      holds(plain, whole),
      ...asRead(
        radicals.map(([from]) => from),
        radicals,
      ),
      ...asRead(invisible, [...radicals, ...invisible.map((character) => [character, ''] as const)]),
    ];
    return sql`(${isLikely} and (${sql.join(forms, sql` or `)}))`;
  });
  return sql<boolean>`(${sql.join(patterns, sql` or `)})`;
}

/** Prefix match, using an index with binary collation. */
export function beginsWith(db: Store, column: string, text: string): RawBuilder<boolean> {
  const sorted = isPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column);
  return sql<boolean>`${sorted} >= ${text} and ${sorted} < ${`${text}\u{10ffff}`}`;
}
