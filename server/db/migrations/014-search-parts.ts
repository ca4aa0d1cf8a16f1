import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';

/**
 * Finds the newest documents that answer every part of a question, from a month on where one is named. The index leaps from
 * part to part when each is a condition of its own; within one question it would look at all that any of the months has.
 * A place has its day in front (`server/db/searchDocument.ts`).
 */
const newestOfParts = `
  create function "searchNewestOf"("parts" text[], "since" integer, "most" integer) returns table ("place" bigint)
  language plpgsql stable set enable_seqscan = off set jit = off as $$
  declare
    "months" text;
    "conditions" text;
  begin
    if "since" is not null then
      select string_agg(format('''__m%s''', "month"), ' | ') into "months" from generate_series("since", greatest("since", (
        select extract(year from "day") * 12 + extract(month from "day") - 1
        from (select date '1970-01-01' + (max("searchDocument"."place") >> 26)::integer as "day" from "searchDocument") "newest"
      )::integer)) as "month";
    end if;
    select string_agg(format('"terms" @@ %L::tsquery', "part"), ' and ') into "conditions"
      from unnest(array_prepend("months", "parts")) as "part" where "part" is not null;
    return query execute format(
      'with "found" as materialized (select "searchDocument"."place" from "searchDocument" where %s)
       select "found"."place" from "found" order by 1 desc limit %s', "conditions", "most");
  end $$`;

export async function searchParts(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  // A server of the version before may still run beside this one: it asks "searchNewest", which stays.
  await sql.raw(newestOfParts).execute(db);
}
