import type { Kysely } from 'kysely';
import { createMissingArea, missingAreas } from './createMissingAreas';
import { migrations, type Migration } from './migrations';
import type { Store, StoreTransaction } from './schema';

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

/**
 * The pending migrations. They are identified by name, since a number may be taken by somebody's own migration.
 *
 * @param done names of the store's migrations, in order
 * @throws Error if they are not a prefix of this program's migrations
 */
export function lackingSteps(done: readonly string[]): readonly Migration[] {
  const known = migrations.map(({ name }) => name);
  const own = done.filter((name) => !known.includes(name));
  if (own.length > 0) {
    throw new Error(
      `the database has migrations that this server does not know (${own.join(', ')}): use a newer server, or the one with these custom migrations`,
    );
  }
  const late = known.slice(0, done.length).filter((name) => !done.includes(name));
  if (late.length > 0) {
    throw new Error(
      `the database lacks ${late.join(', ')}, but has later migrations (up to ${done.at(-1)}): in server/db/migrations/index.ts new migrations come after those that a database may have`,
    );
  }
  return migrations.slice(done.length);
}

/**
 * Migrates the schema to this server's version, one transaction per migration, and creates what is missing for new
 * areas.
 * @throws Error if the store was written by a newer server, or has unknown migrations
 */
export async function migrate(db: Store, { onStep, beforeFirst }: MigrationHooks = {}): Promise<void> {
  await db.schema
    .createTable('schemaVersion')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute();
  const done = await db.selectFrom('schemaVersion').select('name').orderBy('version').execute();
  const lacking = lackingSteps(done.map(({ name }) => name));
  let hasBegun = false;
  const make = async (step: string, work: () => Promise<void>) => {
    if (done.length === 0) return work();
    if (!hasBegun) await beforeFirst?.(step);
    hasBegun = true;
    const began = Date.now();
    await work();
    onStep?.({ step, ms: Date.now() - began });
  };
  for (const [index, { name, up }] of lacking.entries()) {
    const step = async (trx: StoreTransaction) => {
      await up(trx as unknown as Kysely<unknown>);
      const version = done.length + index + 1;
      await trx.insertInto('schemaVersion').values({ version, name, appliedAt: new Date().toISOString() }).execute();
    };
    await make(name, () => db.transaction().execute(step));
  }
  const store = db as unknown as Kysely<unknown>;
  for (const area of await missingAreas(store)) await make(`area-${area}`, () => createMissingArea(store, area));
}
