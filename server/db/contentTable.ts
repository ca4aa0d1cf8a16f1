import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { EntityField, EntityFields } from '../../src/contract/entity';
import { entities } from '../../src/contract/entities';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { createListIndexes } from './listIndexes';
import { isPostgres, ownTables } from './queries';

const typeOf = ({ kind }: EntityField) => (kind === 'order' ? 'integer' : 'text');

/** Creates the table of an area with its entity's current columns. Fields added later need `addContentColumns`. */
export async function createContentTable(db: Kysely<unknown>, table: string, fields: EntityFields): Promise<void> {
  let create: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const [position, [name, field]] of Object.entries(fields).entries()) {
    create = create.addColumn(name, typeOf(field), (column) => {
      if (position === 0) return column.notNull().primaryKey();
      return field.required ? column.notNull() : column;
    });
  }
  await create.addColumn('demo', 'text', (column) => column.notNull()).execute();
}

/**
 * Adds columns for fields that an entity got since its table was created; newer stores have them already. Existing rows
 * have no value, so such a field cannot be required.
 */
export async function addContentColumns(db: Kysely<unknown>, table: string, fields: EntityFields): Promise<void> {
  const tables = await ownTables(db);
  const known = new Set(tables.find(({ name }) => name === table)?.columns.map(({ name }) => name));
  for (const [name, field] of Object.entries(fields)) {
    if (!known.has(name)) await db.schema.alterTable(table).addColumn(name, typeOf(field)).execute();
  }
}

const events = ['insert', 'update', 'delete'] as const;

/** A row that was noted before and changes again is noted as the newest. */
const noteAgain = `on conflict ("area", "fdId") do update set "number" = excluded."number"`;

/** Triggers that note which rows changed, for the search index. */
function searchTriggers(area: string, onServer: boolean): string[] {
  if (!onServer) {
    const next = `(select coalesce(max("number"), 0) + 1 from "searchChange" where "area" = '${area}')`;
    return events.map(
      (event) => `create trigger "${area}_search_${event}" after ${event} on "${area}" begin
        insert into "searchChange" ("number", "area", "fdId")
        values (${next}, '${area}', ${event === 'delete' ? 'old' : 'new'}."fdId") ${noteAgain}; end`,
    );
  }
  return [
    // Once a statement; rows in one order, so that two writers never wait for each other.
    `create function "search_${area}"() returns trigger language plpgsql as $$ begin
       insert into "searchChange" ("area", "fdId") select '${area}', "fdId" from changed_rows order by "fdId" ${noteAgain};
       return null;
     end $$`,
    ...events.map(
      (event) => `create trigger "${area}_search_${event}" after ${event} on "${area}"
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed_rows
        for each statement execute function "search_${area}"()`,
    ),
  ];
}

/** Creates the table of an area with pages: with its lists' indexes, and known to the search. */
export async function createArea(db: Kysely<unknown>, area: string, fields: EntityFields): Promise<void> {
  const onServer = isPostgres(db);
  await createContentTable(db, area, fields);
  await createListIndexes(db, area, fields);
  for (const statement of searchTriggers(area, onServer)) await sql.raw(statement).execute(db);
}

/** The areas whose table a store lacks: they were added since it was made. */
export async function missingAreas(db: Kysely<unknown>): Promise<AreaName[]> {
  const there = new Set((await ownTables(db)).map(({ name }) => name));
  return areaNames.filter((area) => !there.has(area));
}

/** Makes what a store lacks of an area; needs no migration of its own. */
export const createMissingArea = (db: Kysely<unknown>, area: AreaName): Promise<void> =>
  db.transaction().execute((trx) => createArea(trx, area, entities[area]));
