import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import type { StorePlace } from '../../server/db/openDatabase';
import { createTestDatabase } from './postgres';
import type { TestEngine } from './server';
import { tempFolder } from './tempFolder';

type Body = Record<string, unknown>;

/** Facts about a store that an earlier version wrote; `as` is one of its tokens. */
interface WrittenFacts {
  /** Time of the last write. */
  at: string;
  logins: Record<string, { username: string; password: string }>;
  tokens: Record<string, string>;
  disabled: { username: string; password: string; token: string };
  /** Writes with their idempotency keys and responses. */
  writes: {
    url: string;
    as?: string;
    form?: Record<string, string>;
    json?: Body;
    /** Name of an uploaded file. */
    upload?: string;
    key: string;
    answer: Body;
  }[];
  reads: { url: string; as?: string; body: Body }[];
  /** Addresses of attachments. */
  files: { url: string; as: string }[];
}

interface WrittenStore {
  facts: WrittenFacts;
  place: StorePlace;
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
export async function copyWrittenStore(version: string, engine: TestEngine): Promise<WrittenStore> {
  const dataDir = tempFolder();
  fs.cpSync(path.join(__dirname, 'stores', version, engine), dataDir, { recursive: true });
  const unpacked = (name: string) => {
    const packed = path.join(dataDir, `${name}.br`);
    const whole = brotliDecompressSync(fs.readFileSync(packed));
    fs.rmSync(packed);
    return whole;
  };
  const facts = JSON.parse(fs.readFileSync(path.join(dataDir, 'facts.json'), 'utf8')) as WrittenFacts;
  const database = engine === 'postgres' ? await restore(unpacked('portal.sql').toString()) : null;
  if (!database) fs.writeFileSync(path.join(dataDir, 'portal.db'), unpacked('portal.db'));
  return {
    facts,
    place: { databaseUrl: database?.url ?? null, dataDir },
  };
}
