import { sql, type RawBuilder } from 'kysely';
import type { AnyTable, ContentName, Store } from '../db/schema';
import { page } from '../http/envelopes';
import type { LongReads } from '../db/longReads';
import { closingDay, type Closing, type Conditions, type ListCounts, type MonthCount } from './listCounts';
import { pageWindow, type Paging } from '../http/pagination';
import { bucketParts } from '../lib/bucketParts';
import { wireFields, toWire } from './wireRow';

type Direction = 'asc' | 'desc';

export interface ListServices {
  db: Store;
  listCounts: ListCounts;
  longReads: LongReads;
}

/** A list as requested. */
export interface ListRead {
  area: ContentName;
  /** The default order; ties are ordered by id, newest first. */
  order: [column: string, direction: Direction];
  conditions: Conditions;
  paging: Paging;
  /** Whether rich texts are truncated. */
  brief: boolean;
  /** Rows whose day in this column is before `today` come last. */
  closing?: Closing;
}

/** Rows of a list in one month: from its first day to the next month that the list has. */
interface Month {
  from: string | null;
  before: string | null;
  /** Rows of the partition. */
  count: number;
  /** Rows of all partitions, since one index holds them all. */
  all: number;
}

/** A part of a list in index order: all rows, the open ones, or the closed ones. */
export interface Partition {
  /** Condition of its rows; null: all. */
  where: RawBuilder<boolean> | null;
  /** Newest first. */
  months: Month[];
  total: number;
}

/** Number of rows to scan from which on a read counts as long. */
export const longScanRows = 5000;

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

/** The partitions of a list, in list order. @param version of the area's content */
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

/** An index scan of a partition from either end, between two bounds; null: unbounded. */
interface IndexScan {
  backwards: boolean;
  from: string | null;
  before: string | null;
  skipped: number;
  count: number;
  /** Index rows to scan, as far as known. */
  scanned: number;
}

/** The shortest scan for a page of a whole list: the index leads straight to a month and is scanned from there. */
function scanFor({ order, paging }: ListRead, { months, total }: Partition, start: number, count: number): IndexScan {
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
    ? { backwards: true, from: null, before: null, skipped: rest, count, scanned: rest }
    : { backwards: false, from: null, before, skipped, count, scanned: skipped };
}

/** The scans for a page of a partition that is mixed with another one, in the months that have some of its rows. */
function scansAmongOthers({ order }: ListRead, { months }: Partition, start: number, count: number): IndexScan[] {
  const inOrder = order[1] === 'desc' ? months : [...months].reverse();
  return bucketParts(inOrder, start, count).map(({ bucket: { from, before, count: inMonth, all }, ...part }) => {
    const skipped = Math.min(part.skipped, part.rest);
    const scanned = ((skipped + part.count) * all) / inMonth;
    return { from, before, backwards: part.rest < part.skipped, skipped, count: part.count, scanned };
  });
}

// Engines differ in where nulls sort; empty text sorts the same in both.
export const sortable = (column: string) =>
  column === 'sort' ? sql.ref('sort') : sql`coalesce(${sql.ref(column)}, '')`;

/** Sort expression of a requested column; ids are never null, and have an index. */
const namedBy = (column: string) => (column === 'fdId' ? sql.ref(column) : sortable(column));

/** Reads ids only: a covering index holds them in list order. */
async function idsOn(
  services: ListServices,
  list: ListRead,
  { where, total }: Partition,
  scan: IndexScan,
): Promise<string[]> {
  const { area, conditions, order, paging } = list;
  const { backwards, from, before, skipped, count, scanned } = scan;
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
  const isLong = scanned > longScanRows || (paging.order.length > 0 && total > longScanRows);
  const rows: { fdId: string }[] = await (isLong ? services.longReads.run(() => query.execute()) : query.execute());
  const ids = rows.map(({ fdId }) => fdId);
  return backwards ? ids.reverse() : ids;
}

async function idsOf(services: ListServices, list: ListRead, partition: Partition, start: number, count: number) {
  if (count <= 0) return [];
  const scans = partition.where
    ? scansAmongOthers(list, partition, start, count)
    : [scanFor(list, partition, start, count)];
  const ids: string[] = [];
  for (const scan of scans) ids.push(...(await idsOn(services, list, partition, scan)));
  return ids;
}

/** A list whose ids can be read from any offset. */
interface OpenList {
  total: number;
  /** Ids in list order. */
  ids(offset: number, count: number): Promise<string[]>;
}

/** Opens a list: its length, and how to read its ids. @param version of the area's content */
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

/** Reads one page of a list. @param version of the area's content, as seen by the request */
export async function readList(services: ListServices, list: ListRead, version: number) {
  const { area, brief, paging } = list;
  const open = await openList(services, list, version);
  const { total } = open;
  const { offset, limit } = pageWindow(paging, total);
  const count = Math.min(limit, total - offset);
  if (count <= 0) return page(total, []);
  return page(total, await rowsOf(services, area, await open.ids(offset, count), brief));
}

/** Reads rows by their ids, in the same order; deleted ones are omitted. */
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
