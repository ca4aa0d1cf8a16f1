import fs from 'node:fs';
import { Client } from 'pg';
import { embeddedFile } from './embedded';
import { stepTable } from './migrate';
import { openDatabase, type StorePlace } from './openDatabase';
import type { Store } from './schema';

/** A command was pointed to a place without a store. */
export class NoStoreError extends Error {}

/** A store's name for the operator: its file, or its server and database; never a password. */
export function describeStore({ databaseUrl, dataDir }: StorePlace): string {
  if (databaseUrl === null) return embeddedFile(dataDir);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

/** Whether a place has a store. */
export async function storeExists({ databaseUrl, dataDir }: StorePlace): Promise<boolean> {
  if (databaseUrl === null) return fs.existsSync(embeddedFile(dataDir));
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select coalesce(to_regclass('"${stepTable}"'), to_regclass('"schemaVersion"')) as found`,
    );
    return (rows as { found: string | null }[])[0]?.found !== null;
  } finally {
    await client.end();
  }
}

/**
 * Opens a store for a command. A mistyped folder or missing setting must not create a new, empty store.
 * @param create whether the operator asked for a new one
 * @throws NoStoreError
 */
export async function openExistingStore(place: StorePlace, create = false): Promise<Store> {
  if (!create && !(await storeExists(place))) {
    throw new NoStoreError(
      `there is no store in ${describeStore(place)}: start the portal once, or check DATA_DIR and DATABASE_URL`,
    );
  }
  return openDatabase(place, undefined, 'endless', (made) =>
    process.stderr.write(`upgrading the store: ${'copy' in made ? `copied to ${made.copy}` : made.step}\n`),
  );
}
