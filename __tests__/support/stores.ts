import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { embeddedDialect } from '../../server/db/embedded';
import type { StorePlace } from '../../server/db/openDatabase';
import { postgresPool } from '../../server/db/postgresPool';
import type { Database } from '../../server/db/schema';
import { afterwards } from './afterwards';
import { createTestDatabase } from './postgres';
import type { TestEngine } from './server';
import { tempFolder } from './tempFolder';

/** Connects to a store as it is, without migrating it. */
function openStore({ databaseUrl, dataDir }: StorePlace): Kysely<Database> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: postgresPool(databaseUrl, 'endless') })
    : embeddedDialect(dataDir);
  return new Kysely<Database>({ dialect });
}

/** Creates a database without tables, for a test or a file. */
export async function emptyStore(engine: TestEngine) {
  const dataDir = tempFolder();
  const database = engine === 'postgres' ? await createTestDatabase() : null;
  const place = { databaseUrl: database?.url ?? null, dataDir };
  const db = openStore(place);
  afterwards(() => db.destroy());
  return { db, place };
}

async function restore(dump: string): Promise<{ url: string }> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  // Lines that start with a backslash are psql commands.
  await client.query(dump.replace(/^\\.*$/gm, ''));
  await client.end();
  return database;
}

/** A copy of a store of `__tests__/support/stores`, and of its data folder, for a test or a file. */
export async function copyWrittenStore(version: string, engine: TestEngine): Promise<{ place: StorePlace }> {
  const dataDir = tempFolder();
  fs.cpSync(path.join(__dirname, 'stores', version, engine), dataDir, { recursive: true });
  const unpacked = (name: string) => {
    const packed = path.join(dataDir, `${name}.br`);
    const whole = brotliDecompressSync(fs.readFileSync(packed));
    fs.rmSync(packed);
    return whole;
  };
  const database = engine === 'postgres' ? await restore(unpacked('portal.sql').toString()) : null;
  if (!database) fs.writeFileSync(path.join(dataDir, 'portal.db'), unpacked('portal.db'));
  return { place: { databaseUrl: database?.url ?? null, dataDir } };
}
