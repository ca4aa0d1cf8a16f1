import { PostgresAdapter, sql } from 'kysely';
import { areaNames } from '../../src/contract/areas';
import type { Store, StoreTransaction } from './schema';
import { lockIndex } from './searchIndex';
import { indexMark, indexVersion, readIndexMark } from './searchIndexMark';

const isCurrent = async (db: Store | StoreTransaction): Promise<boolean> => (await readIndexMark(db)) === indexVersion;

/** Empties an index that was made in another way, and notes all rows for the new one. */
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
    // Last, as by whoever changes content; another server may have been here meanwhile.
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
      .values({ name: indexMark, value: indexVersion })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: indexVersion }))
      .execute();
  });
}
