import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** A row waits for staff; the day on which its time limit began, since 1970, China's. */
const isOpen = (of: string) => `${of}"state" in ('submitted', 'accepted', 'pending')`;
const clockDay = (of: string) => `coalesce(${of}"clockDay", (${of}"createdAt" + 28800000) / 86400000)`;

const columns = '"kind", "state", "handler", "day"';
const place = (of: string) => `${of}"kind", ${of}"state", coalesce(${of}"handler", ''), ${clockDay(of)}`;

const adding = (rows: string) =>
  `insert into "openCount" (${columns}, "count") ${rows}
   on conflict (${columns}) do update set "count" = "openCount"."count" + excluded."count"`;

const embedded = (): string[] => {
  const count = (row: 'new' | 'old', by: number) => {
    const of = `${row}.`;
    return `${adding(`select ${place(of)}, ${by} where ${isOpen(of)}`)};`;
  };
  const trigger = (what: string, event: string, steps: string[]) =>
    `create trigger "submission_open_count_${what}" after ${event} on "submission" begin ${steps.join(' ')} end`;
  return [
    trigger('insert', 'insert', [count('new', 1)]),
    trigger('delete', 'delete', [count('old', -1)]),
    trigger('update', 'update of "kind", "state", "handler", "createdAt", "clockDay"', [
      count('old', -1),
      count('new', 1),
    ]),
  ];
};

/** As the other counts: at the end of the transaction and in one order, for everybody wants today's row. */
const onPostgres = (): string[] => {
  const change = (row: 'new' | 'old', by: number) => {
    const of = `${row}.`;
    return `select ${of}"kind" as "kind", ${of}"state" as "state", coalesce(${of}"handler", '') as "handler",
      ${clockDay(of)} as "day", ${by} as "by" where ${isOpen(of)}`;
  };
  const count = (...parts: string[]) =>
    `${adding(`select ${columns}, sum("by") from (${parts.join(' union all ')}) as "changes"
       group by ${columns} having sum("by") <> 0 order by ${columns}`)};`;
  return [
    `create function "count_open_submission"() returns trigger language plpgsql as $$ begin
       if tg_op = 'INSERT' then ${count(change('new', 1))}
       elsif tg_op = 'DELETE' then ${count(change('old', -1))}
       else ${count(change('old', -1), change('new', 1))}
       end if;
       return null;
     end $$`,
    `create constraint trigger "submission_open_count" after insert or delete
       or update of "kind", "state", "handler", "createdAt", "clockDay" on "submission"
     deferrable initially deferred for each row execute function "count_open_submission"()`,
  ];
};

/**
 * What waits for staff, in the order of its time limits: when each one's time began if that was not its arrival, counts by
 * that day, which triggers keep true, and an index.
 */
export async function answerClock(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('clockDay', 'bigint').execute();
  await db.schema
    .createTable('openCount')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('handler', 'text', (column) => column.notNull())
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('openCount_by_place', ['kind', 'state', 'handler', 'day'] as never[])
    .execute();
  const index = `create index "submission_open" on "submission"
    ("kind", (${clockDay('')}), "createdAt", "fdId", "state", "handler") where ${isOpen('')}`;
  const all = `select ${place('')}, count(*) from "submission" where ${isOpen('')} group by 1, 2, 3, 4`;
  const triggers = db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres() : embedded();
  for (const step of [index, adding(all), ...triggers]) await sql.raw(step).execute(db);
}
