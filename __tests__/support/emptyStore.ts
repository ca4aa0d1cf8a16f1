import { Kysely, PostgresDialect } from 'kysely';
import { embeddedDialect } from '../../server/db/embedded';
import type { StorePlace } from '../../server/db/openDatabase';
import { postgresPool } from '../../server/db/postgresPool';
import type { Database } from '../../server/db/schema';
import { createTestDatabase } from './postgres';
import type { TestEngine } from './server';
import { tempFolder } from './tempFolder';

/** A database without tables, removed after each test. */
interface EmptyStore {
  db: Kysely<Database>;
  place: StorePlace;
}

/** Connects to a store as it is, without migrating it. */
export function openStore({ databaseUrl, dataDir }: StorePlace): Kysely<Database> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: postgresPool(databaseUrl, 'endless') })
    : embeddedDialect(dataDir);
  return new Kysely<Database>({ dialect });
}

/**
 * @returns a function that creates such stores for the tests of a `describe`; what a test adds to `ends` runs before
 * its stores are removed.
 */
export function useEmptyStores(engine: TestEngine) {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  async function emptyStore(): Promise<EmptyStore> {
    const dataDir = tempFolder();
    const database = engine === 'postgres' ? await createTestDatabase() : null;
    if (database) ends.push(() => database.drop());
    const place = { databaseUrl: database?.url ?? null, dataDir };
    const db = openStore(place);
    ends.push(() => db.destroy());
    return { db, place };
  }
  return { emptyStore, ends };
}
