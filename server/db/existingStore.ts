import fs from 'node:fs';
import { Client } from 'pg';
import { embeddedFile } from './embedded';
import { stepTable, EarlierStoreError } from './migrate';
import { openDatabase, type StorePlace, openUnchanged } from './openDatabase';
import type { Store } from './schema';
import { auditCommand } from './auditLog';

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
  return openDatabase(place, undefined, 'endless', (progress) =>
    process.stderr.write(`upgrading the store: ${'copy' in progress ? `copied to ${progress.copy}` : progress.step}\n`),
  );
}

/**
 * Runs a command on the store of a place, and notes it in the audit log. The content of a store of before the baseline can
 * still be exported: the areas' tables are the same.
 * @param kind the script's name, `words` its arguments; with `--create` a missing store is made
 * @returns the store's name and the command's output
 */
export async function runOnStore(
  kind: 'content' | 'submissions',
  words: string[],
  place: StorePlace,
  work: (db: Store) => Promise<string>,
): Promise<string> {
  const name = describeStore(place);
  const open = () => openExistingStore(place, kind === 'content' && words.includes('--create'));
  const isExport = kind === 'content' && words[0] === 'export';
  const opened = await open().catch((error: unknown) => {
    if (isExport && error instanceof EarlierStoreError) return null;
    throw error;
  });
  if (opened === null) {
    await using db = openUnchanged(place);
    return `${name}\n${await work(db)}\n`;
  }
  await using db = opened;
  const output = await work(db);
  const warning = await auditCommand(db, kind, words, Date.now());
  return `${name}\n${output}${warning}\n`;
}
