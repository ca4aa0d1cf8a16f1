import { sql, type ColumnDataType, type Kysely, Migrator, type Migration } from 'kysely';
import { areaNames } from '../../src/contract/areas';
import { entities } from '../../src/contract/entities';
import { addContentColumns, createArea, createContentTable, createMissingArea, missingAreas } from './contentTable';
import { createListIndexes } from './listIndexes';
import { isPostgres, ownTables, schemaOf } from './queries';
import { tables, type ContentName, type Store } from './schema';

/** Unique indexes, and others; what is found by its beginning is sorted by code units on either engine. */
const indexes = (binary: string): readonly string[] => [
  'unique "account_by_username" on "account" ("username")',
  `"account_companies" on "account" ("createdAt", "fdId") where "isCust" = '1' and "passwordHash" <> ''`,
  `"account_companies_by_phone" on "account" ("username"${binary}) where "isCust" = '1' and "passwordHash" <> ''`,
  `"account_staff" on "account" ("createdAt", "fdId") where "isCust" = '0'`,
  '"session_by_account" on "session" ("accountId")',
  '"session_by_expiry" on "session" ("expiresAt")',
  '"shortLived_by_expiry" on "shortLived" ("expiresAt")',
  '"idempotency_by_time" on "idempotency" ("createdAt")',
  '"attachment_by_application" on "attachment" ("applicationId")',
  '"projectApplication_by_project" on "projectApplication" ("fdProjectId")',
  // A company has one open application for a project.
  'unique "projectApplication_open" on "projectApplication" ("fdProjectId", "fdComId") where "closedAt" is null',
  `"projectApplication_by_phone" on "projectApplication" ("fdSubmitterPhone"${binary})`,
  '"projectApplication_by_name" on "projectApplication" ("fdSubmitterName")',
  '"purchaseIntention_by_app" on "purchaseIntention" ("fdAppId")',
  `"purchaseIntention_by_phone" on "purchaseIntention" ("fdContactPhone"${binary})`,
  '"purchaseIntention_by_name" on "purchaseIntention" ("fdContactName")',
  `"getbuginess_by_phone" on "getbuginess" ("fdContactsPhone"${binary})`,
  '"getbuginess_by_name" on "getbuginess" ("fdContactsPerson")',
  `unique "submission_by_number" on "submission" ("number"${binary})`,
  '"submission_of_company" on "submission" ("fdComId", "kind", "createdAt")',
  '"submission_of_account" on "submission" ("accountId")',
  '"submission_inbox" on "submission" ("createdAt", "fdId", "kind", "state", "handler")',
  '"submission_by_target" on "submission" ("targetId", "createdAt", "fdId")',
  '"submission_by_name" on "submission" ("fdComName", "createdAt", "fdId")',
  '"submission_by_change" on "submission" ("changedAt", "state")',
  '"submission_by_supplement" on "submission" ("supplementDay")',
  `"submission_open" on "submission" ("kind", (coalesce("clockDay", ("createdAt" + 28800000) / 86400000)), "createdAt", "fdId", "handler") where "state" in ('submitted', 'accepted', 'pending')`,
  '"submissionEvent_by_submission" on "submissionEvent" ("submissionId", "at")',
  '"internalNote_by_submission" on "internalNote" ("submissionId", "at")',
  'unique "answerTemplate_by_text" on "answerTemplate" ("text")',
  '"outbox_by_next" on "outbox" ("doneAt", "nextAt")',
  '"outbox_by_time" on "outbox" ("at")',
  '"report_open" on "report" ("createdAt", "fdId") where "closedAt" is null',
  '"report_closed" on "report" ("closedAt", "fdId") where "closedAt" is not null',
  '"deskRecord_by_time" on "deskRecord" ("at", "fdId")',
  '"deskRecord_by_target" on "deskRecord" ("target", "at", "fdId")',
  `"contentItem_hidden" on "contentItem" ("area", "state", "updatedAt", "fdId") where "state" <> 'published'`,
  '"contentItem_by_schedule" on "contentItem" ("scheduledAt")',
  '"contentDraftVersion_by_item" on "contentDraftVersion" ("area", "draftKey", "at")',
  '"picture_by_use" on "picture" ("used", "createdAt")',
  '"picture_by_time" on "picture" ("createdAt", "fdId")',
  '"banner_by_category" on "banner" ("category", "sort")',
  '"navigation_by_key" on "navigation" ("configKey")',
  '"category_by_area" on "category" ("area", "sort")',
  '"app_by_top" on "app" ("top", "fdId")',
];

const typeOf = (marked: string): ColumnDataType => {
  if (marked.includes('#')) return 'bigint';
  return marked.includes('+') ? 'integer' : 'text';
};

async function createTable(db: Kysely<unknown>, table: string, columns: string, key: string): Promise<void> {
  let create = db.schema.createTable(table);
  for (const marked of columns.split(' '))
    create = create.addColumn(marked.replace(/[!#+*]/g, ''), typeOf(marked), (column) =>
      marked.includes('!') ? column.notNull() : column,
    );
  await create.addPrimaryKeyConstraint(`${table}_key`, key.split(' ') as never[]).execute();
}

/**
 * Finds the newest documents that match every part of a query. The planner does not know which words occur together, and
 * would read all documents, from the newest on, until it has enough: it is made to ask the index first. The index goes from
 * part to part only when each is a condition of its own.
 */
const newestDocuments = `
  create function "searchNewestOf"("parts" text[], "most" integer) returns table ("place" bigint)
  language plpgsql stable set enable_seqscan = off set jit = off as $$ begin
    return query execute (
      select format('with "found" as materialized (select "searchDocument"."place" from "searchDocument" where %s)
          select "found"."place" from "found" order by 1 desc limit %s',
        string_agg(format('"terms" @@ %L::tsquery', "part"), ' and '), "most")
      from unnest("parts") as "part");
  end $$`;

/** What a search reads: whoever changes content writes this index in the same transaction, from what triggers note. */
const searchTables = (onServer: boolean): readonly string[] => {
  // In the embedded engine an integer key is the row's own number, and needs no index.
  const [key, number] = onServer ? ['bigint', 'bigserial'] : ['integer', 'integer'];
  const word = onServer ? 'text collate "C"' : 'text';
  return [
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
    ...(onServer
      ? [`create index "searchDocument_by_terms" on "searchDocument" using gin ("terms")`, newestDocuments]
      : [
          `create virtual table "searchTerm" using fts5 (
             "terms", content='', contentless_delete=1, detail='none', tokenize="ascii tokenchars '_'")`,
        ]),
  ];
};

/** The schema of a new store: the areas' tables by their definitions, and all others. */
async function baseline(db: Kysely<unknown>): Promise<void> {
  const onServer = isPostgres(db);
  for (const [table, of] of Object.entries<string | readonly [string, string]>(tables)) {
    const [columns, key] = typeof of === 'string' ? [of, of.split(/[!#+ ]/, 1)[0]!] : of;
    await createTable(db, table, columns, key);
  }
  await db.schema
    .alterTable('account')
    .addColumn('generatedPassword', 'text', (column) => column.notNull().defaultTo('0'))
    .execute();
  for (const statement of searchTables(onServer)) await sql.raw(statement).execute(db);
  const listed: readonly ContentName[] = areaNames;
  for (const area of Object.keys(entities) as ContentName[])
    await (listed.includes(area) ? createArea(db, area, entities[area]) : createContentTable(db, area, entities[area]));
  for (const index of indexes(onServer ? ' collate "C"' : ''))
    await sql.raw(`create ${index.replace(/^(unique )?/, '$1index ')}`).execute(db);
}

/** The lists' indexes as they are now, in place of those that had less. */
async function renewListIndexes(db: Kysely<unknown>): Promise<void> {
  const missing = await missingAreas(db);
  for (const area of areaNames.filter((name) => !missing.includes(name))) {
    const indexes = isPostgres(db)
      ? sql<{ name: string }>`select "indexname" as "name" from pg_indexes
          where "schemaname" = current_schema() and "tablename" = ${area}`
      : sql<{ name: string }>`select "name" from sqlite_master where "type" = 'index' and "tbl_name" = ${area}`;
    for (const { name } of (await indexes.execute(db)).rows)
      if (name.startsWith(`${area}_listed`)) await sql`drop index ${sql.ref(name)}`.execute(db);
    // An index may have a field that a later step adds.
    await addContentColumns(db, area, entities[area]);
    await createListIndexes(db, area, entities[area]);
  }
}

/** A step of the schema that has just been made: a migration, or an area that was added. */
export interface MadeStep {
  step: string;
  ms: number;
}

/** Hooks for callers of `migrate`. */
interface MigrationHooks {
  /** Called after each migration of an existing store. */
  onStep?: (made: MadeStep) => void;
  /** Called before the first migration of an existing store. */
  beforeFirst?: (step: string) => Promise<void>;
}

/** A store that no migration leads from; nothing was changed in it. */
export class EarlierStoreError extends Error {}

/**
 * Every step, in the order of their names; each runs in a transaction of its own, on both engines. A step that was
 * released never changes. A field added to an area needs one with `addContentColumns`; an added area needs none.
 */
export const migrations: Record<string, Migration> = {
  '001-baseline': { up: baseline },
  '002-list-indexes': { up: renewListIndexes },
};

/** Kysely's record of the steps that a store has. */
export const stepTable = 'schemaMigration';

/** Where stores of before the baseline recorded theirs. */
const earlierTable = 'schemaVersion';

const earlier = `the store was made by an earlier version of the portal, and cannot be upgraded. It was left as it is. To carry its content over: npm run content -- export FILE, then start with another DATA_DIR or DATABASE_URL, and npm run content -- import FILE. Accounts and submissions stay in the earlier store`;

/**
 * The steps that a store lacks.
 * @param done names of its steps, in order
 * @throws Error if it was made by a newer version, or by an earlier one that no step leads from
 */
export function lackingSteps(done: readonly string[]): string[] {
  const known = Object.keys(migrations).sort();
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.includes('001-content')) throw new EarlierStoreError(earlier);
  if (unknown.length > 0)
    throw new Error(
      `the database has migrations that this server does not know (${unknown.join(', ')}): use a newer server`,
    );
  return known.filter((name) => !done.includes(name));
}

/** The names of a store's steps, in order; none of a new store. @throws EarlierStoreError */
export async function stepsOf(db: Store): Promise<string[]> {
  const tables = (await ownTables(db as unknown as Kysely<unknown>)).map(({ name }) => name);
  if (tables.includes(earlierTable)) throw new EarlierStoreError(earlier);
  if (!tables.includes(stepTable)) return [];
  const rows = await db.selectFrom(stepTable).select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Migrates the schema to this server's version, and creates what is missing for new areas.
 * @throws Error if the store was written by a newer server
 * @throws EarlierStoreError
 */
export async function migrate(db: Store, { onStep, beforeFirst }: MigrationHooks = {}): Promise<void> {
  const done = await stepsOf(db);
  let hasBegun = false;
  const make = async (step: string, work: () => Promise<void>) => {
    if (done.length === 0) return work();
    if (!hasBegun) await beforeFirst?.(step);
    hasBegun = true;
    const began = Date.now();
    await work();
    onStep?.({ step, ms: Date.now() - began });
  };
  const store = db as unknown as Kysely<unknown>;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: stepTable,
    migrationLockTableName: `${stepTable}Lock`,
    // Without it, the tables of another schema would do.
    migrationTableSchema: await schemaOf(store),
  });
  for (const step of lackingSteps(done))
    await make(step, async () => {
      const { error } = await migrator.migrateTo(step);
      if (error) throw error instanceof Error ? error : new Error(String(error));
    });
  for (const area of await missingAreas(store)) await make(`area-${area}`, () => createMissingArea(store, area));
}
