import { sql, type RawBuilder } from 'kysely';
import type { Store } from '../db/schema';
import { pageWindow, readPaging, type pagingQuery, type Paging } from '../http/pagination';
import type { SortTerm } from '../lists/listQuery';

/** A list of the desk: the rows of a table under a condition, in an order. */
export interface DeskList {
  table: 'submission' | 'deskRecord' | 'report' | 'account';
  where: RawBuilder<boolean>;
  order: readonly SortTerm[];
  /** What the order needs besides the table. */
  join?: RawBuilder<unknown>;
}

/** Newest first by a time; ties by id. */
export const newestFirst = (at: string): SortTerm[] => [
  { by: sql.ref(at), to: 'desc' },
  { by: sql.ref('fdId'), to: 'desc' },
];

export const reversed = (terms: readonly SortTerm[]): SortTerm[] =>
  terms.map(({ by, to }) => ({ by, to: to === 'asc' ? 'desc' : 'asc' }));

export async function countList(db: Store, { table, where }: Pick<DeskList, 'table' | 'where'>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as "count" from ${sql.table(table)} where ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Ids of a part of a list. */
export async function idsOf(
  db: Store,
  { table, where, order, join = sql`` }: DeskList,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const terms = order.map(({ by, to }) => sql`${by} ${sql.raw(to)}`);
  const { rows } = await sql<{ fdId: string }>`select "fdId" from ${sql.table(table)} ${join}
    where ${where} order by ${sql.join(terms)} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ fdId }) => fdId);
}

/** The length of a list, and the ids of one page. */
export async function pageOf(db: Store, list: DeskList, paging: Paging): Promise<{ total: number; ids: string[] }> {
  const total = await countList(db, list);
  return { total, ids: await idsOf(db, list, pageWindow(paging, total)) };
}

/** Paging of the desk's lists: of a bounded size. */
export function readDeskPaging(query: Partial<Record<keyof typeof pagingQuery, string>>): Paging {
  const { pageSize, ...read } = readPaging(query, []);
  return { ...read, pageSize: Math.min(pageSize, 100) };
}

/** Rows in the order of their ids; deleted ones are omitted. */
export function inOrder<Row extends { fdId: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.fdId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
