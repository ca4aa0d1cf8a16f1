import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** The column that each table's lists are sorted by, and the one or two they filter by. */
const lists: [table: string, sortedBy: string, filters: [string?, string?]][] = [
  ['financial', 'fdApplyDate', ['fdCategory']],
  ['policy', 'fdApplyDate', ['fdClass']],
  ['industryNews', 'fdApplyDate', ['fdType']],
  ['app', 'fdReleaseTime', ['category']],
  ['specialist', 'fdCreateTime', ['recommended', 'category']],
  ['recruit', 'fdCreateTime', []],
];

const into = 'insert into "listCount" ("area", "first", "second", "month", "count")';
const added = (count: string) =>
  `on conflict ("area", "first", "second", "month") do update set "count" = "listCount"."count" + ${count}`;

/** Where a row counts: its table, its filters' values, the month it is sorted into. `of`: `new.`, `old.` or nothing. */
function place([table, sortedBy, [first, second]]: (typeof lists)[number], of: string): string {
  const text = (column: string | undefined) => (column ? `coalesce(${of}"${column}", '')` : `''`);
  return `'${table}', ${text(first)}, ${text(second)}, substr(${text(sortedBy)}, 1, 7)`;
}

function embedded(list: (typeof lists)[number]): string[] {
  const [table, sortedBy, filters] = list;
  const columns = [sortedBy, ...filters].map((column) => `"${column}"`).join(', ');
  const count = (row: 'new' | 'old', by: number) =>
    `${into} values (${place(list, `${row}.`)}, ${by}) ${added('excluded."count"')};`;
  const trigger = (name: string, event: string, steps: string) =>
    `create trigger "${table}_${name}" after ${event} on "${table}" begin ${steps} end`;
  return [
    trigger('count_insert', 'insert', count('new', 1)),
    trigger('count_delete', 'delete', count('old', -1)),
    trigger('count_update', `update of ${columns}`, `${count('old', -1)} ${count('new', 1)}`),
  ];
}

/** PostgreSQL keeps every version of a row until the end: one step a statement, not one a row. */
function onPostgres(list: (typeof lists)[number]): string[] {
  const [table] = list;
  const count = (rows: 'new_rows' | 'old_rows', sign: string) =>
    `${into} select ${place(list, '')}, ${sign}count(*) from ${rows} group by 1, 2, 3, 4 order by 1, 2, 3, 4 ${added('excluded."count"')};`;
  const trigger = (event: string, rows: string) =>
    `create trigger "${table}_count_${event}" after ${event} on "${table}" referencing ${rows}
     for each statement execute function "count_${table}"()`;
  return [
    `create function "count_${table}"() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${count('old_rows', '-')} end if;
       if tg_op <> 'DELETE' then ${count('new_rows', '')} end if;
       return null;
     end $$`,
    trigger('insert', 'new table as new_rows'),
    trigger('delete', 'old table as old_rows'),
    trigger('update', 'old table as old_rows new table as new_rows'),
  ];
}

/**
 * Counts that the store keeps by itself, by month: a great list is neither counted when it is read, nor walked through
 * to a page in its middle.
 */
export async function listCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listCount')
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('first', 'text', (column) => column.notNull())
    .addColumn('second', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('listCount_by_place', ['area', 'first', 'second', 'month'])
    .execute();
  const triggers = db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres : embedded;
  for (const list of lists) {
    await sql.raw(`${into} select ${place(list, '')}, count(*) from "${list[0]}" group by 1, 2, 3, 4`).execute(db);
    for (const statement of triggers(list)) await sql.raw(statement).execute(db);
  }
}
