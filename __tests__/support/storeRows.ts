import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../server/db/schema';
import type { TestServer } from './server';
import { inStore } from './visitor';

type Table = keyof Database;
type From = Pick<TestServer, 'store'>;
type Row<Name extends Table> = Selectable<Database[Name]>;
type Where<Name extends Table> = Partial<Row<Name>>;

/** Stored rows of a table, those with these values, as the store finds them. */
export const readRows = <Name extends Table>(server: From, table: Name, where: Where<Name> = {}) =>
  inStore(server, (db) =>
    db
      .selectFrom(table as 'account')
      .selectAll()
      .where((of) => of.and(where as object))
      .execute(),
  ) as unknown as Promise<Row<Name>[]>;

/** Inserts rows into a table, in statements that no store finds too long. */
export const addRows = <Name extends Table>(server: From, table: Name, rows: Insertable<Database[Name]>[]) =>
  inStore(server, async (db) => {
    for (let start = 0; start < rows.length; start += 50) {
      const some = rows.slice(start, start + 50) as never;
      await db.insertInto(table).values(some).execute();
    }
  });

/** Changes the rows of a table that have these values. */
export const changeRows = <Name extends Table>(
  server: From,
  table: Name,
  where: Where<Name>,
  values: Updateable<Database[Name]>,
) =>
  inStore(server, (db) =>
    db
      .updateTable(table as 'account')
      .set(values as object)
      .where((of) => of.and(where as object))
      .execute(),
  );

/** Deletes the rows of a table that have these values. */
export const deleteRows = <Name extends Table>(server: From, table: Name, where: Where<Name> = {}) =>
  inStore(server, (db) =>
    db
      .deleteFrom(table as 'account')
      .where((of) => of.and(where as object))
      .execute(),
  );

/** Id of an account. */
export const accountId = async (server: From, username: string): Promise<string> =>
  (await readRows(server, 'account', { username }))[0]!.fdId;

/** Changes an account directly. */
export const changeAccount = (server: From, username: string, values: Updateable<Database['account']>) =>
  changeRows(server, 'account', { username }, values);
