import type { Kysely } from 'kysely';
import { completeArea, lackingAreas } from './completeAreas';
import { migrations, type Migration } from './migrations';
import type { Store, StoreTransaction } from './schema';

/** A step of the schema that has just been made: a migration, or an area that was added. */
export interface MadeStep {
  step: string;
  ms: number;
}

/** What the opener of a store wants to do with its steps. */
export interface MigrationHooks {
  /** Told of each step that was made of a store that had some already. */
  onStep?: (made: MadeStep) => void;
  /** Comes before the first step of a store that has some already. */
  beforeFirst?: (step: string) => Promise<void>;
}

/**
 * The steps that a store still lacks. They are known by their names: a number may be taken by a step of somebody's own.
 *
 * @param done names of the store's steps, in their order
 * @throws Error if what it has is not where this program's steps begin
 */
function lackingSteps(done: readonly string[]): readonly Migration[] {
  const known = migrations.map(({ name }) => name);
  const own = done.filter((name) => !known.includes(name));
  if (own.length > 0) {
    throw new Error(
      `the database has steps that this server does not know (${own.join(', ')}): use a newer server, or the one with these steps of its own`,
    );
  }
  const late = known.slice(0, done.length).filter((name) => !done.includes(name));
  if (late.length > 0) {
    throw new Error(
      `the database lacks ${late.join(', ')}, but has later steps (up to ${done.at(-1)}): in server/db/migrations/index.ts new steps stand behind those that a database may have`,
    );
  }
  return migrations.slice(done.length);
}

/**
 * Brings the schema to the version of this server, a transaction a step, and makes what it lacks of areas that were added.
 * @throws Error when the store was written by a newer server, or by one with other steps.
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
  for (const area of await lackingAreas(store)) await make(`area-${area}`, () => completeArea(store, area));
}
