import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import type { StorePlace } from '../../server/db/openDatabase';
import { createTestDatabase } from './postgres';
import type { TestEngine } from './server';
import { tempFolder } from './tempFolder';

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
