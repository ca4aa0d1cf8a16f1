import type { Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';
import { addChanges, addCounts, dayOf, embeddedTrigger } from './counts';
import { createIndex, createTable, runAll } from './tables';

/** What a submission is counted by. */
const columns = ['kind', 'state', 'handler', 'day'];
const place = (of: string) =>
  [`${of}"kind"`, `${of}"state"`, `coalesce(${of}"handler", '')`, dayOf(of, 'createdAt')] as const;

const naming = (of: string, rows = '') =>
  `insert into "submissionName" ("name") select ${of}"title" ${rows} union select ${of}"fdComName" ${rows}`;

/** A company that gave up its account leaves no name behind. */
const forgetting = (...names: string[]) =>
  `delete from "submissionName" where "name" in (${names.map((name) => `old."${name}"`).join(', ')})
     and not exists (select 1 from "submission" where "title" = "submissionName"."name")
     and not exists (select 1 from "submission" where "fdComName" = "submissionName"."name")`;

/** Each with the columns that tell a row from others beside it, so that no row is looked up to be passed over. */
const indexes: Record<string, string[]> = {
  submission_inbox: ['createdAt', 'fdId', 'kind', 'state', 'handler'],
  submission_inbox_of_target: ['targetId', 'createdAt', 'fdId', 'kind', 'state', 'handler'],
  submission_inbox_of_company: ['fdComName', 'createdAt', 'fdId', 'kind', 'state', 'handler', 'targetId'],
  submission_inbox_of_title: ['title', 'createdAt', 'fdId', 'kind', 'state', 'handler', 'targetId'],
};

const embedded = (): string[] => {
  const count = (row: 'new' | 'old', by: number) =>
    addCounts('submissionCount', columns, `values (${place(`${row}.`).join(', ')}, ${by})`);
  const name = `insert or ignore into "submissionName" ("name") values (new."title"), (new."fdComName")`;
  const changes = 'update of "kind", "state", "handler", "createdAt"';
  return [
    embeddedTrigger('submission', 'count_insert', 'insert', [count('new', 1), name]),
    embeddedTrigger('submission', 'count_delete', 'delete', [count('old', -1), forgetting('title', 'fdComName')]),
    embeddedTrigger('submission', 'count_update', changes, [count('old', -1), count('new', 1)]),
    embeddedTrigger('submission', 'name_update', 'update of "title", "fdComName"', [name, forgetting('fdComName')]),
  ];
};

const onPostgres = (): string[] => {
  const change = (row: 'new' | 'old', by: number) => {
    const [kind, state, handler, day] = place(`${row}.`);
    return `select ${kind} as "kind", ${state} as "state", ${handler} as "handler", ${day} as "day", ${by} as "by"`;
  };
  const count = (...changes: string[]) => `${addChanges('submissionCount', columns, changes)};`;
  const name = `${naming('new.')} order by 1 on conflict do nothing;`;
  return [
    // Numbers are looked for by their beginning, and sorted by code units whatever language the database has.
    `alter table "submission" alter column "number" type text collate "C"`,
    `create function "count_submission"() returns trigger language plpgsql as $$ begin
       if tg_op = 'INSERT' then ${count(change('new', 1))} ${name}
       elsif tg_op = 'DELETE' then ${count(change('old', -1))} ${forgetting('title', 'fdComName')};
       else ${count(change('old', -1), change('new', 1))}
         if (old."title", old."fdComName") is distinct from (new."title", new."fdComName") then
           ${name} ${forgetting('fdComName')};
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
  await createTable(db, 'submissionCount', 'kind! state! handler! day!# count!#', [
    'submissionCount_by_place',
    columns,
  ]);
  await createTable(db, 'submissionName', 'name!');
  for (const [name, of] of Object.entries(indexes)) await createIndex(db, 'submission', of, name);
  const all = `select ${place('').join(', ')}, count(*) from "submission" where true group by 1, 2, 3, 4`;
  const triggers = isPostgres(db) ? onPostgres() : embedded();
  await runAll(db, [addCounts('submissionCount', columns, all), naming('', 'from "submission"'), ...triggers]);
}
