import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { entities } from '../../src/contract/entities';
import { shapeOf } from '../../src/contract/entityShape';
import type { Neighbour, Neighbours } from '../../src/contract/relations';
import type { AnyTable, ContentName } from '../db/schema';
import { closingDay } from './listCounts';
import { longScanRows, sortable, partitionsOf, type ListRead, type ListServices, type Partition } from './readList';

/** Ids of the previous and the next item in a list. */
export type AdjacentIds = Record<keyof Neighbours, string | null>;

interface Position {
  fdId: string;
  /** Its sort value. */
  value: string;
  isClosed: boolean;
}

type AnyList = Omit<ListRead, 'paging' | 'brief'>;

/** A row's position, and which of the list's conditions it meets. */
async function positionOf({ db }: ListServices, { area, order, conditions, closing }: AnyList, fdId: string) {
  const row = await (db.selectFrom(area) as AnyTable)
    .select([
      ...conditions.map(([column]) => column),
      sortable(order[0]).as('sorted value'),
      (closing ? closingDay(closing) : sql`''`).as('closing day'),
    ])
    .where('fdId', '=', fdId)
    .executeTakeFirst();
  if (!row) return null;
  const position: Position = {
    fdId,
    value: String(row['sorted value']),
    isClosed: closing !== undefined && String(row['closing day']) < closing.today,
  };
  return { place: position, met: conditions.filter(([column, value]) => row[column] === value) };
}

/**
 * The id next to a position in a partition, or at the partition's end. Scans rows with the same sort value by id first,
 * then other values; a partition that is mixed with another one is scanned only in months that contain some of its
 * rows.
 */
async function adjacentIn(
  services: ListServices,
  { area, order: [column, direction], conditions }: AnyList,
  { where, months }: Partition,
  position: Position | null,
  isForward: boolean,
): Promise<string | null> {
  const isDescending = (direction === 'desc') === isForward;
  const first = async (narrow: (query: AnyTable) => AnyTable, rows: number): Promise<string | null> => {
    let query = services.db.selectFrom(area as AnyTable).select('fdId');
    for (const [name, value] of conditions) query = query.where(name, '=', value);
    if (where) query = query.where(where);
    const narrowed = narrow(query)
      .orderBy('fdId', isForward ? 'desc' : 'asc')
      .limit(1);
    const read = () => narrowed.executeTakeFirst();
    const found: { fdId: string } | undefined = await (where && rows > longScanRows
      ? services.longReads.run(read)
      : read());
    return found?.fdId ?? null;
  };
  const unbounded = [{ from: null, before: null, all: 0 }];
  const partition = where ? months.filter(({ count }) => count > 0) : unbounded;
  const isPassed = ({ from, before }: { from: string | null; before: string | null }) =>
    position !== null &&
    (isDescending ? from !== null && from >= position.value : before !== null && before <= position.value);
  const ahead = (isDescending ? partition : [...partition].reverse()).filter((month) => !isPassed(month));
  if (position) {
    const adjacent = await first(
      // Ordered by id only: the embedded engine would sort by the constant value again.
      (query) => query.where(sortable(column), '=', position.value).where('fdId', isForward ? '<' : '>', position.fdId),
      ahead[0]?.all ?? 0,
    );
    if (adjacent !== null) return adjacent;
  }
  for (const { from, before, all } of ahead) {
    const adjacent = await first((query) => {
      let narrowed = query;
      if (position) narrowed = narrowed.where(sortable(column), isDescending ? '<' : '>', position.value);
      if (from !== null) narrowed = narrowed.where(sortable(column), '>=', from);
      if (before !== null) narrowed = narrowed.where(sortable(column), '<', before);
      return narrowed.orderBy(sortable(column), isDescending ? 'desc' : 'asc');
    }, all);
    if (adjacent !== null) return adjacent;
  }
  return null;
}

/**
 * Ids of the items before and after an item in a list; null: it does not exist. Conditions that the item does not meet
 * are dropped, so that visitors who came from elsewhere continue in the list it belongs to.
 * @param version of the area's content
 */
export async function adjacentIds(
  services: ListServices,
  requested: AnyList,
  fdId: string,
  version: number,
): Promise<AdjacentIds | null> {
  const known = await positionOf(services, requested, fdId);
  if (!known) return null;
  const { place: position, met } = known;
  const list = { ...requested, conditions: met };
  const partitions = await partitionsOf(
    services,
    { ...list, brief: true, paging: { pageNum: 1, pageSize: 1, order: [], reasonable: true } },
    version,
  );
  const own = position.isClosed ? 1 : 0;
  const adjacent = async (isForward: boolean) => {
    const found = await adjacentIn(services, list, partitions[own]!, position, isForward);
    const further = partitions[isForward ? own + 1 : own - 1];
    return found ?? (further ? adjacentIn(services, list, further, null, isForward) : null);
  };
  return { previous: await adjacent(false), next: await adjacent(true) };
}

/** Adds titles to the ids. */
export async function neighboursOf({ db }: ListServices, area: ContentName, ids: AdjacentIds): Promise<Neighbours> {
  const { title } = shapeOf(entities[area]);
  const wanted = Object.values(ids).filter((id) => id !== null);
  const rows: { fdId: string; title: string | null }[] =
    wanted.length === 0
      ? []
      : await (db.selectFrom(area) as AnyTable)
          .select(['fdId', `${title} as title`])
          .where('fdId', 'in', wanted)
          .execute();
  const named = (id: string | null): Neighbour | null => {
    const row = rows.find(({ fdId }) => fdId === id);
    return row ? { fdId: row.fdId, title: row.title ?? '' } : null;
  };
  return { previous: named(ids.previous), next: named(ids.next) };
}

const neighbourSchema = Type.Union([Type.Object({ fdId: Type.String(), title: Type.String() }), Type.Null()]);

export const neighboursSchema = Type.Object({ previous: neighbourSchema, next: neighbourSchema });
