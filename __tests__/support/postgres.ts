import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openDatabase } from '../../server/db/openDatabase';
import type { Store } from '../../server/db/schema';
import { afterwards } from './afterwards';
import { eventually } from './eventually';

async function onServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function create(client: Client, options: string): Promise<TestDatabase> {
  const name = `portal_test_${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${name} ${options}`);
  const drop = () =>
    onServer(async (again) => void (await again.query(`drop database if exists ${name} with (force)`)));
  return { url: urlOf(name), drop };
}

/** Drops a database after its test or file. */
function dropAfterwards(database: TestDatabase): TestDatabase {
  afterwards(database.drop);
  return database;
}

/**
 * Creates an empty database on the PostgreSQL server of `TEST_DATABASE_URL`, for a test or a file.
 * @param options of `create database`
 */
export const createTestDatabase = async (options = '') =>
  dropAfterwards(await onServer((client) => create(client, options)));

const root = path.resolve(__dirname, '../..');

/** Sources of the schema. */
function schemaHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/db', 'src/contract'].map((name) => path.join(root, name)))
    for (const file of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) hash.update(fs.readFileSync(path.join(file.parentPath, file.name)));
  return hash.digest('hex').slice(0, 16);
}

/** Any number: the holder of this lock creates the template. */
const templateLock = 7_302_412;

/** Creates an empty, migrated database: a copy of a template that is migrated once for all tests. */
export const createMigratedDatabase = (): Promise<TestDatabase> =>
  onServer(async (client) => {
    const template = `portal_template_${schemaHash()}`;
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const { url } = await create(client, '');
      await (await openDatabase({ databaseUrl: url, dataDir: '/nowhere' })).destroy();
      await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${template}`);
    }
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
    return create(client, `template ${template}`);
  });

/** Waits until so many statements in the PostgreSQL store wait for a lock. */
export const untilLocked = (db: Store, count = 1) =>
  eventually(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows).toHaveLength(count);
  });
