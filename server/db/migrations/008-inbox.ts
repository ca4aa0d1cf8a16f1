import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** What a submission is counted by; of the day it came in, China's, the number since 1970. */
const place = (of: string) =>
  [`${of}"kind"`, `${of}"state"`, `coalesce(${of}"handler", '')`, `(${of}"createdAt" + 28800000) / 86400000`] as const;

const columns = '"kind", "state", "handler", "day"';

const adding = (values: string) =>
  `insert into "submissionCount" (${columns}, "count") ${values}
   on conflict (${columns}) do update set "count" = "submissionCount"."count" + excluded."count"`;

const naming = (of: string, rows = '') =>
  `insert into "submissionName" ("name") select ${of}"title" ${rows} union select ${of}"fdComName" ${rows}`;

/** A company that gave up its account leaves no name behind. */
const forgetting = (...names: string[]) =>
  `delete from "submissionName" where "name" in (${names.map((name) => `old."${name}"`).join(', ')})
     and not exists (select 1 from "submission" where "title" = "submissionName"."name")
     and not exists (select 1 from "submission" where "fdComName" = "submissionName"."name");`;

/** Each with the columns that tell a row from others beside it, so that no row is looked up to be passed over. */
const indexes: Record<string, string[]> = {
  submission_inbox: ['createdAt', 'fdId', 'kind', 'state', 'handler'],
  submission_inbox_of_target: ['targetId', 'createdAt', 'fdId', 'kind', 'state', 'handler'],
  submission_inbox_of_company: ['fdComName', 'createdAt', 'fdId', 'kind', 'state', 'handler', 'targetId'],
  submission_inbox_of_title: ['title', 'createdAt', 'fdId', 'kind', 'state', 'handler', 'targetId'],
};

const embedded = (): string[] => {
  const count = (row: 'new' | 'old', by: number) => `${adding(`values (${place(`${row}.`).join(', ')}, ${by})`)};`;
  const name = `insert or ignore into "submissionName" ("name") values (new."title"), (new."fdComName");`;
  const trigger = (what: string, event: string, steps: string[]) =>
    `create trigger "submission_${what}" after ${event} on "submission" begin ${steps.join(' ')} end`;
  return [
    trigger('count_insert', 'insert', [count('new', 1), name]),
    trigger('count_delete', 'delete', [count('old', -1), forgetting('title', 'fdComName')]),
    trigger('count_update', 'update of "kind", "state", "handler", "createdAt"', [count('old', -1), count('new', 1)]),
    trigger('name_update', 'update of "title", "fdComName"', [name, forgetting('fdComName')]),
  ];
};

/**
 * Counted at the end of the transaction, and in one order: the rows of today's counts are wanted by everybody, so nobody
 * holds one while waiting for something else.
 */
const onPostgres = (): string[] => {
  const change = (row: 'new' | 'old', by: number) => {
    const [kind, state, handler, day] = place(`${row}.`);
    return `select ${kind} as "kind", ${state} as "state", ${handler} as "handler", ${day} as "day", ${by} as "by"`;
  };
  const count = (changes: string) =>
    `${adding(`select ${columns}, sum("by") from (${changes}) as "changes" group by ${columns}
       having sum("by") <> 0 order by ${columns}`)};`;
  const name = `${naming('new.')} order by 1 on conflict do nothing;`;
  return [
    // Numbers are looked for by their beginning, and sorted by code units whatever language the database has.
    `alter table "submission" alter column "number" type text collate "C"`,
    `create function "count_submission"() returns trigger language plpgsql as $$ begin
       if tg_op = 'INSERT' then ${count(change('new', 1))} ${name}
       elsif tg_op = 'DELETE' then ${count(change('old', -1))} ${forgetting('title', 'fdComName')}
       else ${count(`${change('old', -1)} union all ${change('new', 1)}`)}
         if (old."title", old."fdComName") is distinct from (new."title", new."fdComName") then
           ${name} ${forgetting('fdComName')}
         end if;
       end if;
       return null;
     end $$`,
    `create constraint trigger "submission_count" after insert or update or delete on "submission"
     deferrable initially deferred for each row execute function "count_submission"()`,
  ];
};

/**
 * The inbox of a great portal: counts by day that triggers keep, indexes that hold the list in its order, and every name
 * that a search can meet, once.
 */
export async function inbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submissionCount')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('handler', 'text', (column) => column.notNull())
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('submissionCount_by_place', ['kind', 'state', 'handler', 'day'] as never[])
    .execute();
  await db.schema
    .createTable('submissionName')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .execute();
  for (const [name, of] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('submission').columns(of).execute();
  }
  const all = `select ${place('').join(', ')}, count(*) from "submission" where true group by 1, 2, 3, 4`;
  const triggers = db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres() : embedded();
  for (const step of [adding(all), naming('', 'from "submission"'), ...triggers]) await sql.raw(step).execute(db);
}
