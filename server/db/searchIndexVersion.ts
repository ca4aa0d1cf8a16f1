import { sql } from 'kysely';
import { areaNames } from '../../src/contract/areas';
import { isPostgres } from './isPostgres';
import { writeState } from './portalState';
import type { Store, StoreTransaction } from './schema';
import { indexMark, indexOrigin, indexVersion, lockIndex, readIndexMark } from './searchIndex';

const isCurrent = async (db: Store | StoreTransaction): Promise<boolean> => (await readIndexMark(db)) === indexVersion;

/** Rows per statement on PostgreSQL, whose statements have a timeout. */
const batchSize = 100_000;

async function queueOnPostgres(trx: StoreTransaction, area: string): Promise<void> {
  for (let last: string | null = ''; last !== null;) {
    const batch: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      with "batch" as (select "fdId" from ${sql.table(area)} where "fdId" > ${last} order by "fdId" limit ${batchSize}),
        "queued" as (insert into "searchChange" ("area", "fdId") select ${area}::text, "fdId" from "batch" order by "fdId"
          on conflict ("area", "fdId") do nothing)
      select max("fdId") as "last" from "batch"`.execute(trx);
    last = batch.rows[0]!.last;
  }
}

/** Empties an index that was made in another way, and notes all rows for the new one. */
export async function renewIndex(db: Store): Promise<void> {
  if (await isCurrent(db)) return;
  const onServer = isPostgres(db);
  await db.transaction().execute(async (trx) => {
    if (!onServer) await trx.deleteFrom('searchChange').execute();
    for (const area of areaNames) {
      if (onServer) await queueOnPostgres(trx, area);
      else
        await sql`
          insert into "searchChange" ("number", "area", "fdId") select rowid, ${area}, "fdId" from ${sql.table(area)}`.execute(
          trx,
        );
    }
    // Last, as by whoever changes content; another server may have been here meanwhile.
    await lockIndex(trx);
    if (await isCurrent(trx)) return;
    if (onServer) await sql`truncate "searchDocument", "searchWord"`.execute(trx);
    else {
      await trx.deleteFrom('searchDocument').execute();
      await trx.deleteFrom('searchWord').execute();
      await sql`insert into "searchTerm" ("searchTerm") values ('delete-all')`.execute(trx);
    }
    await writeState(trx, indexMark, indexVersion);
  });
}

/** Checks during which the newest changes wait, after which an index is abandoned. */
const maxChecks = 4;

type Change = Awaited<ReturnType<typeof newestChanges>>[number];

/** The newest change that waits in each area. */
async function newestChanges(db: Store) {
  const newest = [];
  for (const area of areaNames) {
    const changes = db.selectFrom('searchChange').selectAll().where('area', '=', area);
    newest.push(...(await changes.orderBy('number', 'desc').limit(1).execute()));
  }
  return newest;
}

/** Whether all of some changes still wait. */
async function areWaiting(db: Store, changes: readonly Change[]): Promise<boolean> {
  for (const { area, fdId, number } of changes) {
    const change = db.selectFrom('searchChange').select('number').where('area', '=', area).where('fdId', '=', fdId);
    if ((await change.executeTakeFirst())?.number !== number) return false;
  }
  return changes.length > 0;
}

/**
 * Regular check of an index that this version did not make. An older one is made anew at once. Another one is left to the
 * servers that made it, which take the newest changes first, until nobody takes any more.
 */
export function createIndexCheck(db: Store): () => Promise<void> {
  let changes: readonly Change[] = [];
  let checks = 0;
  return async () => {
    const origin = indexOrigin(await readIndexMark(db));
    if (origin === 'own') return;
    if (origin === 'other') {
      checks = (await areWaiting(db, changes)) ? checks + 1 : 0;
      if (checks === 0) changes = await newestChanges(db);
      if (checks < maxChecks) return;
    }
    checks = 0;
    await renewIndex(db);
  };
}
