import { PostgresAdapter, sql } from 'kysely';
import { areaNames } from '../../src/contract/areas';
import type { Store, StoreTransaction } from './schema';
import { lockIndex } from './searchIndex';

/** Made greater with every change of what the index holds of a row. */
const made = 3;

/**
 * What the index was made with. Its words are cut by ICU, which is another one with another Node.js; its places count the
 * areas.
 */
const version = `${made} icu ${process.versions.icu} ${areaNames.join(' ')}`;

/** Where the store says which version its index has. */
const mark = 'searchIndex';

async function isCurrent(db: Store | StoreTransaction): Promise<boolean> {
  const row = await db.selectFrom('portalState').select('value').where('name', '=', mark).executeTakeFirst();
  return row?.value === version;
}

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
      .values({ name: mark, value: version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
      .execute();
  });
}
