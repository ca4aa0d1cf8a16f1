import type { Insertable, Selectable, Updateable } from 'kysely';
import { contentChanged } from '../../server/db/contentVersion';
import type { ContentName, Database, Store, StoreTransaction } from '../../server/db/schema';
import type { TestServer } from './server';
import { smallId, smallSeed } from './smallSeed';

type Table = keyof Database;
type From = Pick<TestServer, 'store'>;
/** A server, or its store. */
type To = From | Store | StoreTransaction;
type Row<Name extends Table> = Selectable<Database[Name]>;
type Where<Name extends Table> = Partial<Row<Name>>;

/** Stored rows of a table, those with these values, as the store finds them. */
export async function readRows<Name extends Table>(server: From, table: Name, where: Where<Name> = {}) {
  const rows = (await server.store()).selectFrom(table as 'account').selectAll();
  return (await rows.where((of) => of.and(where as object)).execute()) as unknown as Row<Name>[];
}

/** Inserts rows into a table, in statements that no store finds too long. */
export async function addRows<Name extends Table>(
  to: To,
  table: Name,
  rows: readonly Insertable<Database[Name]>[],
): Promise<void> {
  const db = 'store' in to ? await to.store() : to;
  for (let start = 0; start < rows.length; start += 50)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + 50) as never)
      .execute();
}

/**
 * Inserts content of the operator's own.
 * @param isTold whether the store is told of the change, unlike by another program
 */
export async function addContent<Area extends ContentName>(
  to: To,
  area: Area,
  rows: readonly ({ fdId: string } & object)[],
  isTold = true,
): Promise<void> {
  const db = 'store' in to ? await to.store() : to;
  for (let start = 0; start < rows.length; start += 50) {
    const some = rows.slice(start, start + 50);
    await addRows(db, area, some.map((row) => ({ ...row, demo: '0' })) as never);
    if (isTold)
      await contentChanged(
        db,
        area,
        some.map(({ fdId }) => fdId),
      );
  }
}

/** The small seed's first policy under another id and title. */
export const policyRow = (id: number, fdTitle: string, more: object = {}) => ({
  ...smallSeed.policy[0]!,
  fdId: smallId(id),
  fdTitle,
  ...more,
});

/** Inserts policies with these titles, whose ids follow one another, without telling the store. */
export const addPolicies = (to: To, titles: string[], firstId: number) =>
  addContent(
    to,
    'policy',
    titles.map((title, at) => policyRow(firstId + at, title)),
    false,
  );

/** Changes the rows of a table that have these values. */
export async function changeRows<Name extends Table>(
  server: From,
  table: Name,
  where: Where<Name>,
  values: Updateable<Database[Name]>,
) {
  const rows = (await server.store()).updateTable(table as 'account').where((of) => of.and(where as object));
  await rows.set(values as object).execute();
}

/** Deletes the rows of a table that have these values. */
export async function deleteRows<Name extends Table>(server: From, table: Name, where: Where<Name> = {}) {
  const rows = (await server.store()).deleteFrom(table as 'account');
  await rows.where((of) => of.and(where as object)).execute();
}

/** Id of an account. */
export const accountId = async (server: From, username: string): Promise<string> =>
  (await readRows(server, 'account', { username }))[0]!.fdId;

/** Changes an account directly. */
export const changeAccount = (server: From, username: string, values: Updateable<Database['account']>) =>
  changeRows(server, 'account', { username }, values);
