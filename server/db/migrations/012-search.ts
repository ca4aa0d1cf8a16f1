import { PostgresAdapter, sql, type Kysely } from 'kysely';

const areas = ['policy', 'project', 'getbuginess', 'app', 'specialist', 'financial', 'industryNews', 'recruit'];

const note = (ids: string) =>
  `insert into "searchChange" ("area", "fdId") ${ids} on conflict ("area", "fdId") do nothing;`;

function embedded(area: string): string[] {
  const trigger = (event: string, row: string) =>
    `create trigger "${area}_search_${event}" after ${event} on "${area}"
     begin ${note(`values ('${area}', ${row}."fdId")`)} end`;
  return [trigger('insert', 'new'), trigger('update', 'new'), trigger('delete', 'old')];
}

/** A step a statement, not one a row. */
function onPostgres(area: string): string[] {
  const rows = (event: string) => (event === 'delete' ? 'old' : 'new');
  const trigger = (event: string) =>
    `create trigger "${area}_search_${event}" after ${event} on "${area}"
     referencing ${rows(event)} table as changed_rows
     for each statement execute function "search_${area}"()`;
  return [
    `create function "search_${area}"() returns trigger language plpgsql as $$ begin
       ${note(`select '${area}', "fdId" from changed_rows order by "fdId"`)}
       return null;
     end $$`,
    ...['insert', 'update', 'delete'].map(trigger),
  ];
}

/**
 * What a search looks through. Triggers note which rows changed, and whoever changes content writes the index from that
 * in the same transaction; so do the rows that are there already, before the server answers.
 */
export async function search(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const steps = [
    `create table "searchChange" ("area" text not null, "fdId" text not null, primary key ("area", "fdId"))`,
    `create table "searchDocument" (
       "place" bigint not null primary key, "area" text not null, "fdId" text not null, "title" text not null,
       "issuer" text, "date" text, "text" text not null ${isPostgres ? ', "terms" tsvector not null' : ''})`.replace(
      '"place" bigint',
      // An integer key is the row's own number in the embedded engine, and needs no index.
      isPostgres ? '"place" bigint' : '"place" integer',
    ),
    `create unique index "searchDocument_by_id" on "searchDocument" ("area", "fdId")`,
    `create table "searchWord" (
       "word" text not null primary key, "count" integer not null, "pinyin" text, "initials" text)`,
    `create index "searchWord_by_pinyin" on "searchWord" ("pinyin")`,
    `create index "searchWord_by_initials" on "searchWord" ("initials")`,
    isPostgres
      ? `create index "searchDocument_by_terms" on "searchDocument" using gin ("terms")`
      : `create virtual table "searchTerm" using fts5 (
           "terms", content='', contentless_delete=1, detail='none', tokenize="ascii tokenchars '_'")`,
    ...areas.flatMap(isPostgres ? onPostgres : embedded),
    ...areas.map((area) => note(`select '${area}', "fdId" from "${area}" where true`)),
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
