import type { Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';
import { rowTriggers, statementTriggers } from './counts';
import { runAll } from './tables';

const areas = ['policy', 'project', 'getbuginess', 'app', 'specialist', 'financial', 'industryNews', 'recruit'];

/** A row that was noted before and changes again is noted as the newest. */
const noteAgain = `on conflict ("area", "fdId") do update set "number" = excluded."number"`;

export function embedded(area: string): string[] {
  const next = `(select coalesce(max("number"), 0) + 1 from "searchChange" where "area" = '${area}')`;
  return rowTriggers(
    area,
    'search',
    (row) =>
      `insert into "searchChange" ("number", "area", "fdId") values (${next}, '${area}', ${row}."fdId") ${noteAgain}`,
  );
}

/** A step a statement, not one a row; rows in one order, so that two that write never wait for each other. */
export function onPostgres(area: string): string[] {
  return [
    `create function "search_${area}"() returns trigger language plpgsql as $$ begin
       insert into "searchChange" ("area", "fdId") select '${area}', "fdId" from changed_rows order by "fdId" ${noteAgain};
       return null;
     end $$`,
    ...statementTriggers(area, 'search'),
  ];
}

/**
 * Finds the newest documents that answer a question. It would take every document that has a frequent word in its hand
 * rather than ask the index, if it were let: what stands apart from a row costs more than PostgreSQL counts for it.
 */
const newestOnPostgres = `
  create function "searchNewest"("question" tsquery, "most" integer) returns table ("place" bigint)
  language sql stable set enable_seqscan = off set jit = off as $$
    with "found" as materialized (
      select "searchDocument"."place" from "searchDocument" where "terms" @@ "question"
    ) select "found"."place" from "found" order by 1 desc limit "most"
  $$`;

/**
 * What a search looks through. Triggers note which rows changed, and whoever changes content writes the index from that
 * in the same transaction; the rows that are there already are noted here.
 */
export async function search(db: Kysely<unknown>): Promise<void> {
  const onServer = isPostgres(db);
  // An integer key is the row's own number in the embedded engine, and needs no index.
  const [key, number] = onServer ? ['bigint', 'bigserial'] : ['integer', 'integer'];
  // Words are sought by their beginnings and put in order: by code units, the same on both engines.
  const word = onServer ? 'text collate "C"' : 'text';
  const steps = [
    `create table "searchChange" (
       "number" ${number} not null, "area" text not null, "fdId" text not null, primary key ("area", "number"))`,
    `create unique index "searchChange_by_id" on "searchChange" ("area", "fdId")`,
    `create table "searchDocument" (
       "place" ${key} not null primary key, "area" text not null, "fdId" text not null, "title" text not null,
       "issuer" text, "date" text, "closes" text, "text" text not null${onServer ? ', "terms" tsvector not null' : ''})`,
    `create unique index "searchDocument_by_id" on "searchDocument" ("area", "fdId")`,
    `create table "searchWord" (
       "word" ${word} not null primary key, "ending" ${word} not null, "count" integer not null,
       "pinyin" ${word}, "initials" ${word})`,
    ...['pinyin', 'initials'].map((column) => `create index "searchWord_by_${column}" on "searchWord" ("${column}")`),
    `create index "searchWord_by_count" on "searchWord" ("count" desc, "word")`,
    onServer
      ? `create index "searchDocument_by_terms" on "searchDocument" using gin ("terms")`
      : `create virtual table "searchTerm" using fts5 (
           "terms", content='', contentless_delete=1, detail='none', tokenize="ascii tokenchars '_'")`,
    ...(onServer ? [newestOnPostgres] : []),
    ...areas.flatMap(onServer ? onPostgres : embedded),
    ...areas.map((area) =>
      onServer
        ? `insert into "searchChange" ("area", "fdId") select '${area}', "fdId" from "${area}"`
        : `insert into "searchChange" ("number", "area", "fdId") select rowid, '${area}', "fdId" from "${area}"`,
    ),
  ];
  await runAll(db, steps);
}
