import { Migrator, type Kysely, type Migration } from 'kysely';
import { baseline } from './baseline';
import { createMissingArea, missingAreas } from './contentTable';
import { ownTables, schemaOf } from './ownTables';
import type { Store } from './schema';

/** A step of the schema that has just been made: a migration, or an area that was added. */
export interface MadeStep {
  step: string;
  ms: number;
}

/** Hooks for callers of `migrate`. */
export interface MigrationHooks {
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
export const migrations: Record<string, Migration> = { '001-baseline': { up: baseline } };

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
