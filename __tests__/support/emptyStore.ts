import { Kysely, PostgresDialect } from 'kysely';
import { embeddedDialect } from '../../server/db/embedded';
import type { StorePlace } from '../../server/db/openDatabase';
import { postgresPool } from '../../server/db/postgresPool';
import type { Database } from '../../server/db/schema';
import { afterwards } from './afterwards';
import { createTestDatabase } from './postgres';
import type { TestEngine } from './server';
import { tempFolder } from './tempFolder';

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

/** Creates a database without tables, for a test or a file. */
export async function emptyStore(engine: TestEngine): Promise<EmptyStore> {
  const dataDir = tempFolder();
  const database = engine === 'postgres' ? await createTestDatabase() : null;
  const place = { databaseUrl: database?.url ?? null, dataDir };
  const db = openStore(place);
  afterwards(() => db.destroy());
  return { db, place };
}
