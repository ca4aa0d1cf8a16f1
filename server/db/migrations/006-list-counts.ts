import { PostgresAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely';

/** The column that each table's lists are sorted by, the one or two they filter by, and what closes a row. */
export type List = [table: string, sortedBy: string, filters: [string?, string?], closes?: string];

const lists: List[] = [
  ['financial', 'fdApplyDate', ['fdCategory']],
  ['policy', 'fdApplyDate', ['fdClass']],
  ['industryNews', 'fdApplyDate', ['fdType']],
  ['app', 'fdReleaseTime', ['category']],
  ['specialist', 'fdCreateTime', ['recommended', 'category']],
  ['recruit', 'fdCreateTime', []],
  ['project', 'fdApplicationStart', ['category'], 'fdApplicationEnd'],
  ['getbuginess', 'fdReleaseTime', ['fdGetbuginessType', 'fdType'], 'fdDeadlineTime'],
];

/** Where a row counts in a table of counts, column by column. `of`: `new.`, `old.` or nothing. */
type Place = (list: List, of: string) => Record<string, string>;

const listPlace: Place = ([table, sortedBy, [first, second], closes], of) => {
  const text = (column: string | undefined) => (column ? `coalesce(${of}"${column}", '')` : `''`);
  return {
    area: `'${table}'`,
    first: text(first),
    second: text(second),
    month: `substr(${text(sortedBy)}, 1, 7)`,
    closes: closes ? `substr(${closingDay(closes, of)}, 1, 7)` : `''`,
  };
};

/** What never closes counts under a day that does not come. */
const closingDay = (column: string, of: string) => `coalesce(nullif(${of}"${column}", ''), '9999')`;

/** By day too: in the month that is now, some of the rows are closed and some are not. */
const closingPlace: Place = (list, of) => ({
  ...listPlace(list, of),
  day: `substr(${closingDay(list[3] ?? '', of)}, 1, 10)`,
});

/** The tables of counts that a list has. */
const countsOf = (list: List): [table: string, place: Place][] => [
  ['listCount', listPlace],
  ...(list[3] ? [['closingCount', closingPlace] as [string, Place]] : []),
];

const names = (columns: string[]) => columns.map((name) => `"${name}"`).join(', ');

function counting(table: string, place: Record<string, string>, values: string): string {
  const columns = names(Object.keys(place));
  return `insert into "${table}" (${columns}, "count") ${values}
    on conflict (${columns}) do update set "count" = "${table}"."count" + excluded."count"`;
}

/** Counts all rows of a table or a statement at once. */
export function countingAll(list: List, rows: string, sign: '' | '-'): string[] {
  return countsOf(list).map(([table, placeOf]) => {
    const place = placeOf(list, '');
    const keys = Object.keys(place).map((_, index) => index + 1);
    // In an order: two that count the same places never wait for each other.
    const all = `select ${Object.values(place).join(', ')}, ${sign}count(*) from ${rows}
      group by ${keys.join(', ')} order by ${keys.join(', ')}`;
    return counting(table, place, all);
  });
}

export function embedded(list: List): string[] {
  const [table, sortedBy, filters, closes] = list;
  const columns = names([sortedBy, ...filters, closes].flatMap((column) => column ?? []));
  const count = (row: 'new' | 'old', by: number) =>
    countsOf(list).map(([counts, placeOf]) => {
      const place = placeOf(list, `${row}.`);
      return `${counting(counts, place, `values (${Object.values(place).join(', ')}, ${by})`)};`;
    });
  const trigger = (name: string, event: string, steps: string[]) =>
    `create trigger "${table}_${name}" after ${event} on "${table}" begin ${steps.join(' ')} end`;
  return [
    trigger('count_insert', 'insert', count('new', 1)),
    trigger('count_delete', 'delete', count('old', -1)),
    trigger('count_update', `update of ${columns}`, [...count('old', -1), ...count('new', 1)]),
  ];
}

/** PostgreSQL keeps every version of a row until the end: one step a statement, not one a row. */
export function onPostgres(list: List): string[] {
  const [table] = list;
  const count = (rows: 'new_rows' | 'old_rows', sign: '' | '-') => `${countingAll(list, rows, sign).join('; ')};`;
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

async function countTable(db: Kysely<unknown>, name: string, keys: string[]): Promise<void> {
  let create: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const key of keys) create = create.addColumn(key, 'text', (column) => column.notNull());
  await create
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_by_place`, keys)
    .execute();
}

/**
 * Counts by month that triggers keep, so that a long list is not counted when it is read, nor scanned up to a page in
 * its middle.
 */
export async function listCounts(db: Kysely<unknown>): Promise<void> {
  await countTable(db, 'listCount', ['area', 'first', 'second', 'month', 'closes']);
  await countTable(db, 'closingCount', ['area', 'closes', 'day', 'first', 'second', 'month']);
  const triggers = db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres : embedded;
  for (const list of lists) {
    const steps = [...countingAll(list, `"${list[0]}"`, ''), ...triggers(list)];
    for (const step of steps) await sql.raw(step).execute(db);
  }
}
