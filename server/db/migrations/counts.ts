// Released steps call these: what they make never changes.

/** The columns of a list as they stand in a statement. */
export const names = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

/** China's day of a time in ms, the number since 1970. `of`: `new.`, `old.` or nothing. */
export const dayOf = (of: string, column: string): string => `(${of}"${column}" + 28800000) / 86400000`;

/** Adds rows, each with its number at the end, to a table of counts. */
export const addCounts = (counts: string, columns: readonly string[], rows: string): string =>
  `insert into "${counts}" (${names(columns)}, "count") ${rows}
   on conflict (${names(columns)}) do update set "count" = "${counts}"."count" + excluded."count"`;

/**
 * The same for rows with their number as `by`, on PostgreSQL: at the end of a transaction, and in one order. The rows of
 * today's counts are wanted by everybody, so nobody holds one while waiting for something else.
 */
export const addChanges = (counts: string, columns: readonly string[], changes: readonly string[]): string =>
  addCounts(
    counts,
    columns,
    `select ${names(columns)}, sum("by") from (${changes.join(' union all ')}) as "changes"
     group by ${names(columns)} having sum("by") <> 0 order by ${names(columns)}`,
  );

/** A trigger of the embedded engine. */
export const embeddedTrigger = (table: string, name: string, event: string, steps: readonly string[]): string =>
  `create trigger "${table}_${name}" after ${event} on "${table}" begin ${steps.map((step) => `${step};`).join(' ')} end`;

/** The embedded engine's triggers that count a row where it has come to, and no longer where it was. */
export const countingTriggers = (
  table: string,
  name: string,
  columns: readonly string[],
  count: (row: 'new' | 'old', by: 1 | -1) => string[],
): string[] => [
  embeddedTrigger(table, `${name}_insert`, 'insert', count('new', 1)),
  embeddedTrigger(table, `${name}_delete`, 'delete', count('old', -1)),
  embeddedTrigger(table, `${name}_update`, `update of ${names(columns)}`, [...count('old', -1), ...count('new', 1)]),
];

const events = ['insert', 'update', 'delete'] as const;

/** A step for each row that comes, changes or goes, on the embedded engine. */
export const rowTriggers = (table: string, name: string, step: (row: 'new' | 'old') => string): string[] =>
  events.map((event) => embeddedTrigger(table, `${name}_${event}`, event, [step(event === 'delete' ? 'old' : 'new')]));

/** A step for all rows that a statement writes or deletes, which are `changed_rows`, on PostgreSQL. */
export const statementTriggers = (table: string, name: string): string[] =>
  events.map(
    (event) =>
      `create trigger "${table}_${name}_${event}" after ${event} on "${table}"
       referencing ${event === 'delete' ? 'old' : 'new'} table as changed_rows
       for each statement execute function "${name}_${table}"()`,
  );

/** Rows of a table that are counted: where they stand in the table of counts, column by column, and which of them. */
interface CountedRows {
  place: (of: string) => Readonly<Record<string, string>>;
  has: (of: string) => string;
}

/** What is counted of a table, and how its triggers are called. */
interface Counting {
  table: string;
  counts: string;
  rows: readonly CountedRows[];
  /** Columns that the counts depend on. */
  changes: readonly string[];
  /** Name of the trigger, after the table's, and of PostgreSQL's function. */
  name: string;
  functionName: string;
}

const placeOf = (place: Readonly<Record<string, string>>): string => Object.values(place).join(', ');
const named = (place: Readonly<Record<string, string>>): string =>
  Object.entries(place)
    .map(([name, value]) => `${value} as "${name}"`)
    .join(', ');

const embedded = ({ table, counts, rows, changes, name }: Counting, columns: readonly string[]): string[] =>
  countingTriggers(table, name, changes, (row, by) =>
    rows.map(({ place, has }) =>
      addCounts(counts, columns, `select ${placeOf(place(`${row}.`))}, ${by} where ${has(`${row}.`)}`),
    ),
  );

function onPostgres({ table, counts, rows, changes, name, functionName }: Counting, columns: readonly string[]) {
  const change = (row: 'new' | 'old', by: number) =>
    rows.map(({ place, has }) => `select ${named(place(`${row}.`))}, ${by} as "by" where ${has(`${row}.`)}`);
  const count = (...parts: string[]) => `${addChanges(counts, columns, parts)};`;
  return [
    `create function "${functionName}"() returns trigger language plpgsql as $$ begin
       if tg_op = 'INSERT' then ${count(...change('new', 1))}
       elsif tg_op = 'DELETE' then ${count(...change('old', -1))}
       else ${count(...change('old', -1), ...change('new', 1))}
       end if;
       return null;
     end $$`,
    `create constraint trigger "${table}_${name}" after insert or delete or update of ${names(changes)} on "${table}"
     deferrable initially deferred for each row execute function "${functionName}"()`,
  ];
}

/** Statements that count a table's rows, and create the triggers that keep the counts true. */
export function countRows(counting: Counting, isPostgres: boolean): string[] {
  const { table, counts, rows } = counting;
  const columns = Object.keys(rows[0]!.place(''));
  const groups = columns.map((_, index) => index + 1).join(', ');
  const all = rows.map(({ place, has }) => {
    const counted = `select ${placeOf(place(''))}, count(*) from "${table}" where ${has('')} group by ${groups}`;
    return addCounts(counts, columns, counted);
  });
  return [...all, ...(isPostgres ? onPostgres(counting, columns) : embedded(counting, columns))];
}
