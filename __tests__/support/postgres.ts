import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Makes an empty database on the PostgreSQL server that `TEST_DATABASE_URL` names.
 * @param options of `create database`
 */
export async function createTestDatabase(options = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} ${options}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}
