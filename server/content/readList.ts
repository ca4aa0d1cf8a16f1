import { sql, type RawBuilder } from 'kysely';
import type { AnyTable, ContentName, Store } from '../db/schema';
import { page } from '../http/envelopes';
import type { LongReads } from '../db/longReads';
import { closingDay, type Closing, type Conditions, type ListCounts, type MonthCount } from './listCounts';
import { pageWindow, type Paging } from '../http/pagination';
import { bucketParts } from '../lib/bucketParts';
import { wireFields, toWire } from './wireRow';

type Direction = 'asc' | 'desc';

/** The services that lists are read by. */
export interface ListServices {
  db: Store;
  listCounts: ListCounts;
  longReads: LongReads;
}

/** One list, as a call asks for it. */
export interface ListRead {
  area: ContentName;
  /** The order unless the call names one; ties go by id, newest first. */
  order: [column: string, direction: Direction];
  conditions: Conditions;
  paging: Paging;
  /** Rich texts are cut to their beginnings. */
  brief: boolean;
  /** Rows whose day in this column lies before `today` come after all others. */
  closing?: Closing;
}

/** Rows of a list that are sorted into one month: all from it on, before the next month that the list has. */
interface Month {
  from: string | null;
  before: string | null;
  /** Rows of the partition. */
  count: number;
  /** Rows of the list, those of other partitions too: one index holds them all. */
  all: number;
}

/** A part of a list that one index holds in order: all rows, the open ones, or the closed ones. */
export interface Partition {
  /** Tells its rows from others; null: all. */
  where: RawBuilder<boolean> | null;
  /** Newest first. */
  months: Month[];
  total: number;
}

/** Rows to walk over from which on a read counts as a long one. */
export const scanRange = 5000;

const opposite = { asc: 'desc', desc: 'asc' } as const;

function partitionOf(
  where: RawBuilder<boolean> | null,
  counts: MonthCount[],
  inPartition: (month: MonthCount) => number,
): Partition {
  const months = counts.map((month, index) => ({
    from: month.month,
    before: counts[index - 1]?.month ?? null,
    count: inPartition(month),
    all: month.count,
  }));
  return { where, months, total: months.reduce((sum, { count }) => sum + count, 0) };
}

/** The partitions of a list, in its order. @param version of the area's content */
export async function partitionsOf(
  { listCounts }: ListServices,
  list: ListRead,
  version: number,
): Promise<Partition[]> {
  const { area, conditions, paging } = list;
  const closing = paging.order.length > 0 ? undefined : list.closing;
  const counts = await listCounts.of(area, version, conditions, closing);
  if (!closing) return [partitionOf(null, counts, ({ count }) => count)];
  const day = closingDay(closing);
  return [
    partitionOf(sql<boolean>`${day} >= ${closing.today}`, counts, ({ open }) => open),
    partitionOf(sql<boolean>`${day} < ${closing.today}`, counts, ({ count, open }) => count - open),
  ];
}

/** The way to rows of a partition, from one end of what lies between two bounds; null: no bound. */
interface Route {
  backwards: boolean;
  from: string | null;
  before: string | null;
  skipped: number;
  count: number;
  /** Rows of the index on the way, as scanRange as is known. */
  passed: number;
}

/** The shortest way to a page of a whole list; the index leads to a month at once, and is walked from there. */
function wayTo({ order, paging }: ListRead, { months, total }: Partition, start: number, count: number): Route {
  const rest = total - start - count;
  let [before, skipped]: [string | null, number] = [null, start];
  if (order[1] === 'desc' && paging.order.length === 0) {
    for (const month of months.slice(0, -1)) {
      if (skipped < month.count) break;
      skipped -= month.count;
      before = month.from;
    }
  }
  return rest < skipped
    ? { backwards: true, from: null, before: null, skipped: rest, count, passed: rest }
    : { backwards: false, from: null, before, skipped, count, passed: skipped };
}

/**
 * The ways to a page whose rows lie among those of another partition: one through each month that has some of them, so
 * that no month is walked in vain.
 */
function waysAmongOthers({ order }: ListRead, { months }: Partition, start: number, count: number): Route[] {
  const inOrder = order[1] === 'desc' ? months : [...months].reverse();
  return bucketParts(inOrder, start, count).map(({ bucket: { from, before, count: inMonth, all }, ...part }) => {
    const skipped = Math.min(part.skipped, part.rest);
    const passed = ((skipped + part.count) * all) / inMonth;
    return { from, before, backwards: part.rest < part.skipped, skipped, count: part.count, passed };
  });
}

// Engines differ in where nulls sort; empty text sorts alike in both.
export const sortable = (column: string) =>
  column === 'sort' ? sql.ref('sort') : sql`coalesce(${sql.ref(column)}, '')`;

/** What a call sorts by; ids are never missing, and have an index. */
const namedBy = (column: string) => (column === 'fdId' ? sql.ref(column) : sortable(column));

/** Reads ids alone: an index holds them in the list's order. */
async function idsOn(
  services: ListServices,
  list: ListRead,
  { where, total }: Partition,
  way: Route,
): Promise<string[]> {
  const { area, conditions, order, paging } = list;
  const { backwards, from, before, skipped, count, passed } = way;
  const [column, direction] = order;
  let query = services.db.selectFrom(area as AnyTable).select('fdId');
  for (const [name, value] of conditions) query = query.where(name, '=', value);
  if (where) query = query.where(where);
  if (from !== null) query = query.where(sortable(column), '>=', from);
  if (before !== null) query = query.where(sortable(column), '<', before);
  const sorted: [AnyTable, Direction][] = [
    ...paging.order.map((term): [AnyTable, Direction] => [namedBy(term.column), term.direction]),
    [sortable(column), direction],
    ['fdId', 'desc'],
  ];
  for (const [by, to] of sorted) query = query.orderBy(by, backwards ? opposite[to] : to);
  query = query.limit(count).offset(skipped);
  const isLong = passed > scanRange || (paging.order.length > 0 && total > scanRange);
  const rows: { fdId: string }[] = await (isLong ? services.longReads.run(() => query.execute()) : query.execute());
  const ids = rows.map(({ fdId }) => fdId);
  return backwards ? ids.reverse() : ids;
}

async function idsOf(services: ListServices, list: ListRead, partition: Partition, start: number, count: number) {
  if (count <= 0) return [];
  const ways = partition.where
    ? waysAmongOthers(list, partition, start, count)
    : [wayTo(list, partition, start, count)];
  const ids: string[] = [];
  for (const way of ways) ids.push(...(await idsOn(services, list, partition, way)));
  return ids;
}

/** A list whose rows can be read from any place on. */
interface OpenList {
  total: number;
  /** Ids in the list's order. */
  ids(offset: number, count: number): Promise<string[]>;
}

/** Opens a list: how long it is, and the way to its rows. @param version of the area's content */
export async function openList(services: ListServices, list: ListRead, version: number): Promise<OpenList> {
  const partitions = await partitionsOf(services, list, version);
  return {
    total: partitions.reduce((sum, partition) => sum + partition.total, 0),
    async ids(offset, count) {
      const ids: string[] = [];
      let before = 0;
      for (const partition of partitions) {
        const start = Math.max(0, offset + ids.length - before);
        ids.push(
          ...(await idsOf(services, list, partition, start, Math.min(count - ids.length, partition.total - start))),
        );
        before += partition.total;
      }
      return ids;
    },
  };
}

/** Reads one page of a list. @param version of the area's content, as the request has seen it */
export async function readList(services: ListServices, list: ListRead, version: number) {
  const { area, brief, paging } = list;
  const open = await openList(services, list, version);
  const { total } = open;
  const { offset, limit } = pageWindow(paging, total);
  const count = Math.min(limit, total - offset);
  if (count <= 0) return page(total, []);
  return page(total, await rowsOf(services, area, await open.ids(offset, count), brief));
}

/** Reads rows by their ids, in the order of these; one that has gone is left out. */
export async function rowsOf(
  { db }: Pick<ListServices, 'db'>,
  area: ContentName,
  ids: readonly string[],
  brief: boolean,
) {
  if (ids.length === 0) return [];
  const rows: Record<string, unknown>[] = await db
    .selectFrom(area as AnyTable)
    .select(wireFields(area).map(([name]) => name))
    .where('fdId', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.fdId, toWire(area, row, brief)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
