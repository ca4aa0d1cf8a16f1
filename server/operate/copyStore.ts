import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { copyStore as writeFile, openDatabase, openUnchanged, startLock, type StorePlace } from '../db/openDatabase';
import { embeddedFile } from '../db/embedded';
import { isPostgres, ownTables } from '../db/queries';
import type { AnyTable, Store, StoreTransaction } from '../db/schema';
import { indexMark } from '../db/searchIndex';
import { makePrivateFolder, syncFolder } from '../lib/files';
import { BackupError } from './backup';

/** Filled by triggers and by the server's start, on either engine in its own way. */
const derived = /^(?:schemaMigration(?:Lock)?|contentVersion|search(?:Change|Document|Word|Term\w*))$/;

const batchSize = 500;

type Row = Record<string, unknown>;

async function tablesOf(db: Store): Promise<string[]> {
  const tables = await ownTables(db as unknown as Kysely<unknown>);
  return tables
    .map(({ name }) => name)
    .filter((name) => !derived.test(name))
    .sort();
}

async function* rowsOnPostgres(trx: StoreTransaction, table: string): AsyncGenerator<Row[]> {
  await sql`declare "copied" cursor for select * from ${sql.table(table)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from "copied"`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close "copied"`.execute(trx);
}

async function* rowsOfFile(trx: StoreTransaction, table: string): AsyncGenerator<Row[]> {
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`select rowid as "row#", * from ${sql.table(table)} where rowid > ${last}
      order by rowid limit ${batchSize}`.execute(trx);
    if (rows.length === 0) return;
    last = Number(rows.at(-1)!['row#']);
    for (const row of rows) delete row['row#'];
    yield rows;
  }
}

/** All rows of a table in batches, but the mark of a search index, which is not copied. */
async function* rowsOf(trx: StoreTransaction, table: string): AsyncGenerator<Row[]> {
  for await (const rows of isPostgres(trx) ? rowsOnPostgres(trx, table) : rowsOfFile(trx, table))
    yield table === 'portalState' ? rows.filter(({ name }) => name !== indexMark) : rows;
}

/** The hash of a row, the same on either engine. */
function hashOf(row: Row): bigint {
  const values = Object.keys(row)
    .sort()
    .map((name) => [name, row[name] === null ? null : String(row[name])]);
  return createHash('sha256').update(JSON.stringify(values)).digest().readBigUInt64BE();
}

/** Reads a table: number of rows, and a sum of their hashes, the same in any order. @param take gets them in batches */
async function readTable(trx: StoreTransaction, table: string, take: (rows: Row[]) => Promise<unknown>) {
  let [count, sum] = [0, 0n];
  for await (const rows of rowsOf(trx, table)) {
    for (const row of rows) sum += hashOf(row);
    count += rows.length;
    if (rows.length > 0) await take(rows);
  }
  return { count, sum };
}

/** @returns number of rows @throws BackupError if what was written reads differently */
async function copyTable(from: StoreTransaction, to: StoreTransaction, table: string): Promise<number> {
  const insert = (rows: Row[]) =>
    to
      .insertInto(table as AnyTable)
      .values(rows)
      .execute();
  const read = await readTable(from, table, insert);
  const written = await readTable(to, table, async () => undefined);
  if (written.count !== read.count || written.sum !== read.sum) throw new BackupError(`${table} differs in the copy`);
  return read.count;
}

/** @throws BackupError if a table of the new store has rows: somebody uses it */
async function refuseUsed(trx: StoreTransaction, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0) throw new BackupError(`the new store is in use: ${table} has rows`);
  }
}

/** Copies all rows, at one moment of the source, into a new store: all of them or none. */
async function copyRows(source: Store, target: Store): Promise<number> {
  const tables = await tablesOf(source);
  const there = new Set(await tablesOf(target));
  const unknown = tables.filter((name) => !there.has(name));
  if (unknown.length > 0) throw new BackupError(`this version has no table ${unknown.join(', ')}`);
  return source
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((from) =>
      target.transaction().execute(async (to) => {
        // A server that starts meanwhile waits, and then finds the store in use.
        if (isPostgres(to)) await sql`select pg_advisory_xact_lock(${startLock})`.execute(to);
        await refuseUsed(to, tables);
        let rows = 0;
        for (const table of tables) rows += await copyTable(from, to, table);
        return rows;
      }),
    );
}

/** Into a new file of the data folder, which appears when it is complete. */
async function copyToFile(source: Store, dataDir: string): Promise<number> {
  const file = embeddedFile(dataDir);
  if (fs.existsSync(file)) throw new BackupError(`${file} exists: move it away`);
  makePrivateFolder(dataDir);
  const staging = fs.mkdtempSync(path.join(dataDir, 'copying-'));
  try {
    await using target = await openDatabase({ databaseUrl: null, dataDir: staging });
    const rows = await copyRows(source, target);
    await writeFile(target, path.join(staging, 'whole.db'));
    fs.renameSync(path.join(staging, 'whole.db'), file);
    await syncFolder(dataDir);
    return rows;
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Copies a store from one engine to the other; attachments and pictures stay in the data folder, which both use. Search
 * index, counts and versions are made anew. No server may use either store; the source is left as it is.
 *
 * @param to the engine to copy to
 * @returns number of rows
 * @throws BackupError, after which the target is as empty as before
 */
export async function copyStore(place: StorePlace, to: 'postgres' | 'embedded'): Promise<number> {
  const embedded = { ...place, databaseUrl: null };
  await using source = openUnchanged(to === 'postgres' ? embedded : place);
  if (to === 'embedded') return await copyToFile(source, place.dataDir);
  await using target = await openDatabase(place);
  return await copyRows(source, target);
}
