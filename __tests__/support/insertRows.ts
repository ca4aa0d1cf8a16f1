import type { Insertable } from 'kysely';
import { contentChanged } from '../../server/db/contentVersion';
import type { Database, Store, StoreTransaction } from '../../server/db/schema';
import { smallId, smallSeed } from './smallSeed';

/** Inserts a few rows. */
export const insertInto = <Table extends keyof Database>(
  db: Store | StoreTransaction,
  table: Table,
  ...rows: Insertable<Database[Table]>[]
) =>
  db
    .insertInto(table)
    .values(rows as never)
    .execute();

/** Inserts rows of the operator's own into the store, which is not told of the change. */
export async function insertRows(db: Store | StoreTransaction, area: 'policy' | 'getbuginess', rows: object[]) {
  for (let at = 0; at < rows.length; at += 50) {
    const some = rows.slice(at, at + 50).map((row) => ({ ...row, demo: '0' }));
    await insertInto(db, area, ...(some as never[]));
  }
}

/** Inserts rows, and tells the store of the change, fifty at a time. */
export async function insertAndTell(store: Store, area: 'policy' | 'getbuginess', rows: { fdId: string }[]) {
  for (let at = 0; at < rows.length; at += 50) {
    const some = rows.slice(at, at + 50);
    await store.transaction().execute(async (trx) => {
      await insertRows(trx, area, some);
      await contentChanged(
        trx,
        area,
        some.map(({ fdId }) => fdId),
      );
    });
  }
}

/** The small seed's first policy under another id and title. */
export const policyRow = (id: number, fdTitle: string, more: object = {}) => ({
  ...smallSeed.policy[0]!,
  fdId: smallId(id),
  fdTitle,
  ...more,
});

/** Inserts policies with these titles, whose ids follow one another. */
export const addPolicies = (db: Store | StoreTransaction, titles: string[], firstId: number) =>
  insertRows(
    db,
    'policy',
    titles.map((title, at) => policyRow(firstId + at, title)),
  );
