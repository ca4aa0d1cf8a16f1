import { PostgresAdapter, sql } from 'kysely';
import { areaNames } from '../../src/contract/areas';
import type { Store, StoreTransaction } from './schema';
import { lockIndex } from './searchIndex';
import { indexMark, indexVersion, readIndexMark } from './searchIndexMark';

/** Increment with every change of what is indexed. */
const made = 3;

/**
 * Version of the index format. Word segmentation depends on ICU, and so on Node.js; sort keys depend on the number of
 * areas.
 */
const version = `${made} icu ${process.versions.icu} ${areaNames.join(' ')}`;

/** Key of the index version in `portalState`. */
const key = 'searchIndex';

async function isCurrent(db: Store | StoreTransaction): Promise<boolean> {
  const row = await db.selectFrom('portalState').select('value').where('name', '=', key).executeTakeFirst();
  return row?.value === version;
}

/** Clears an index of another version and queues all rows. */
export async function renewIndex(db: Store): Promise<void> {
  if (await isCurrent(db)) return;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.transaction().execute(async (trx) => {
    if (!isPostgres) await trx.deleteFrom('searchChange').execute();
    for (const area of areaNames) {
      await (
        isPostgres
          ? sql`insert into "searchChange" ("area", "fdId") select ${area}::text, "fdId" from ${sql.table(area)}
                order by "fdId" on conflict ("area", "fdId") do nothing`
          : sql`insert into "searchChange" ("number", "area", "fdId") select rowid, ${area}, "fdId" from ${sql.table(area)}`
      ).execute(trx);
    }
    // Last, as in any content change; another server may have done it meanwhile.
    await lockIndex(trx);
    if (await isCurrent(trx)) return;
    if (isPostgres) await sql`truncate "searchDocument", "searchWord"`.execute(trx);
    else {
      await trx.deleteFrom('searchDocument').execute();
      await trx.deleteFrom('searchWord').execute();
      await sql`insert into "searchTerm" ("searchTerm") values ('delete-all')`.execute(trx);
    }
    await trx
      .insertInto('portalState')
      .values({ name: key, value: version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
      .execute();
  });
}
