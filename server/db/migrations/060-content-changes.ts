import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';
import { rowTriggers, statementTriggers } from './counts';
import { runAll } from './tables';

/** Rows noted of one change of an area; one that changes more is not worth following row by row. */
export const mostNoted = 200;

/** Rows of a transaction that are not of a version yet have the version 0. */
const noted = (area: string) => `"contentChange" where "area" = '${area}' and "version" = 0`;

export const embedded = (area: string): string[] =>
  rowTriggers(
    area,
    'change',
    (row) =>
      `insert into "contentChange" ("area", "version", "number", "fdId")
         select '${area}', 0, "last" + 1, ${row}."fdId" from (select coalesce(max("number"), 0) as "last" from ${noted(area)})
         where "last" <= ${mostNoted}`,
  );

export function onPostgres(area: string): string[] {
  const few = `select 1 from ${noted(area)} limit ${mostNoted + 1}`;
  return [
    `create or replace function "change_${area}"() returns trigger language plpgsql as $$ begin
       insert into "contentChange" ("area", "version", "fdId") select '${area}', 0, "fdId" from changed_rows
         where (select count(*) from (${few}) "few") <= ${mostNoted} limit ${mostNoted + 1};
       return null;
     end $$`,
    ...statementTriggers(area, 'change'),
  ];
}

/** The tables whose changes the search index follows: all areas, those of one's own among them. */
async function followedTables(db: Kysely<unknown>): Promise<string[]> {
  const suffix = '_search_insert';
  const { rows } = await sql
    .raw<{ name: string }>(
      isPostgres(db)
        ? `select tgname as "name" from pg_trigger where right(tgname, ${suffix.length}) = '${suffix}'
             and tgrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)`
        : `select "name" from sqlite_master where "type" = 'trigger' and substr("name", -${suffix.length}) = '${suffix}'`,
    )
    .execute(db);
  return rows.map(({ name }) => name.slice(0, -suffix.length));
}

/**
 * The rows behind each version of an area's content, noted by triggers: what is held in memory of a long list is then
 * brought up to date row by row.
 */
export async function contentChanges(db: Kysely<unknown>): Promise<void> {
  const [number, rest] = isPostgres(db) ? ['bigserial', ''] : ['integer', ' without rowid'];
  const areas = await followedTables(db);
  const steps = [
    `create table "contentChange" (
       "area" text not null, "version" integer not null, "number" ${number} not null, "fdId" text not null,
       primary key ("area", "version", "number"))${rest}`,
    ...areas.flatMap(isPostgres(db) ? onPostgres : embedded),
  ];
  await runAll(db, steps);
}
