import { sql, type Kysely } from 'kysely';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { entities } from '../../src/contract/entities';
import type { EntityFields } from '../../src/contract/entity';
import { createContentTable } from './contentTable';
import { isPostgres } from './isPostgres';
import { listColumns } from './listColumns';
import {
  countingAll,
  embedded as counting,
  onPostgres as countingOnPostgres,
  type List,
} from './migrations/006-list-counts';
import { embedded as noting, onPostgres as notingOnPostgres } from './migrations/012-search';
import { embedded as following, onPostgres as followingOnPostgres } from './migrations/060-content-changes';
import { runAll } from './migrations/tables';

/** Whether the store has a table of this name. */
async function hasTable(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await (
    isPostgres(db)
      ? sql`select 1 where to_regclass(${`"${table}"`}) is not null`
      : sql`select 1 from sqlite_master where type = 'table' and name = ${table}`
  ).execute(db);
  return rows.length > 0;
}

/** Whether the triggers of an area's table exist. */
async function hasTriggers(db: Kysely<unknown>, area: string): Promise<boolean> {
  const trigger = `${area}_search_insert`;
  const { rows } = await (
    isPostgres(db)
      ? sql`select 1 from pg_trigger where tgname = ${trigger} and tgrelid = to_regclass(${`"${area}"`})`
      : sql`select 1 from sqlite_master where type = 'trigger' and name = ${trigger}`
  ).execute(db);
  return rows.length > 0;
}

/** Creates the triggers that count a table's rows and record changes for the search index and the filters. */
async function watchRows(db: Kysely<unknown>, area: string, fields: EntityFields): Promise<void> {
  const { sortedBy, filters, closes } = listColumns(fields);
  const [first, second, third] = filters;
  if (third !== undefined) throw new Error(`lists of ${area} are counted by two columns at most, not by ${third} too`);
  const list: List = [area, sortedBy, [first, second], closes ?? undefined];
  const steps = isPostgres(db)
    ? [...countingOnPostgres(list), ...notingOnPostgres(area), ...followingOnPostgres(area)]
    : [...counting(list), ...noting(area), ...following(area)];
  // Counted last: until this commits, nobody else writes to a table that has a new trigger.
  await runAll(db, [...steps, ...countingAll(list, `"${area}"`, '')]);
}

/** The areas of which a store lacks the table, or what watches its rows: those that were added since. */
export async function missingAreas(db: Kysely<unknown>): Promise<AreaName[]> {
  // A store that is brought up to an earlier step alone.
  if (!(await hasTable(db, 'contentChange'))) return [];
  const missing: AreaName[] = [];
  for (const area of areaNames) if (!(await hasTriggers(db, area))) missing.push(area);
  return missing;
}

/** Makes what a store lacks of an area. It comes after the steps, and needs none of its own. */
export const createMissingArea = (db: Kysely<unknown>, area: AreaName): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await hasTable(trx, area))) await createContentTable(trx, area, entities[area]);
    await watchRows(trx, area, entities[area]);
  });
