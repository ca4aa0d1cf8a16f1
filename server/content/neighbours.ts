import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { entities } from '../../src/contract/entities';
import { shapeOf } from '../../src/contract/entityShape';
import type { Neighbour, Neighbours } from '../../src/contract/relations';
import type { AnyTable, ContentName } from '../db/schema';
import { closingDay } from './listCounts';
import { scanRange, sortable, partitionsOf, type ListRead, type ListServices, type Partition } from './readList';

/** Ids of the previous and the next item in a list. */
export type BesideIds = Record<keyof Neighbours, string | null>;

interface Place {
  fdId: string;
  /** Its sort value. */
  value: string;
  isClosed: boolean;
}

type AnyList = Omit<ListRead, 'paging' | 'brief'>;

/** A row's position, and which of the list's conditions it meets. */
async function placeOf({ db }: ListServices, { area, order, conditions, closing }: AnyList, fdId: string) {
  const row = await (db.selectFrom(area) as AnyTable)
    .select([
      ...conditions.map(([column]) => column),
      sortable(order[0]).as('sorted value'),
      (closing ? closingDay(closing) : sql`''`).as('closing day'),
    ])
    .where('fdId', '=', fdId)
    .executeTakeFirst();
  if (!row) return null;
  const place: Place = {
    fdId,
    value: String(row['sorted value']),
    isClosed: closing !== undefined && String(row['closing day']) < closing.today,
  };
  return { place, met: conditions.filter(([column, value]) => row[column] === value) };
}

/**
 * The id next to a position in a partition, or at the partition's end. Scans rows with the same sort value by id first,
 * then other values; a partition that is mixed with another one is scanned only in months that contain some of its
 * rows.
 */
async function besideIn(
  services: ListServices,
  { area, order: [column, direction], conditions }: AnyList,
  { where, months }: Partition,
  place: Place | null,
  isForward: boolean,
): Promise<string | null> {
  const falls = (direction === 'desc') === isForward;
  const first = async (narrow: (query: AnyTable) => AnyTable, rows: number): Promise<string | null> => {
    let query = services.db.selectFrom(area as AnyTable).select('fdId');
    for (const [name, value] of conditions) query = query.where(name, '=', value);
    if (where) query = query.where(where);
    const narrowed = narrow(query)
      .orderBy('fdId', isForward ? 'desc' : 'asc')
      .limit(1);
    const read = () => narrowed.executeTakeFirst();
    const found: { fdId: string } | undefined = await (where && rows > scanRange
      ? services.longReads.run(read)
      : read());
    return found?.fdId ?? null;
  };
  const whole = [{ from: null, before: null, all: 0 }];
  const partition = where ? months.filter(({ count }) => count > 0) : whole;
  const isPassed = ({ from, before }: { from: string | null; before: string | null }) =>
    place !== null && (falls ? from !== null && from >= place.value : before !== null && before <= place.value);
  const ahead = (falls ? partition : [...partition].reverse()).filter((month) => !isPassed(month));
  if (place) {
    const beside = await first(
      // Ordered by id only: the embedded engine would sort by the constant value again.
      (query) => query.where(sortable(column), '=', place.value).where('fdId', isForward ? '<' : '>', place.fdId),
      ahead[0]?.all ?? 0,
    );
    if (beside !== null) return beside;
  }
  for (const { from, before, all } of ahead) {
    const beside = await first((query) => {
      let narrowed = query;
      if (place) narrowed = narrowed.where(sortable(column), falls ? '<' : '>', place.value);
      if (from !== null) narrowed = narrowed.where(sortable(column), '>=', from);
      if (before !== null) narrowed = narrowed.where(sortable(column), '<', before);
      return narrowed.orderBy(sortable(column), falls ? 'desc' : 'asc');
    }, all);
    if (beside !== null) return beside;
  }
  return null;
}

/**
 * Ids of the items before and after an item in a list; null: it does not exist. Conditions that the item does not meet
 * are dropped, so that visitors who came from elsewhere continue in the list it belongs to.
 * @param version of the area's content
 */
export async function besideIds(
  services: ListServices,
  asked: AnyList,
  fdId: string,
  version: number,
): Promise<BesideIds | null> {
  const known = await placeOf(services, asked, fdId);
  if (!known) return null;
  const { place, met } = known;
  const list = { ...asked, conditions: met };
  const partitions = await partitionsOf(
    services,
    { ...list, brief: true, paging: { pageNum: 1, pageSize: 1, order: [], reasonable: true } },
    version,
  );
  const own = place.isClosed ? 1 : 0;
  const beside = async (isForward: boolean) => {
    const found = await besideIn(services, list, partitions[own]!, place, isForward);
    const further = partitions[isForward ? own + 1 : own - 1];
    return found ?? (further ? besideIn(services, list, further, null, isForward) : null);
  };
  return { previous: await beside(false), next: await beside(true) };
}

/** Adds titles to the ids. */
export async function neighboursOf({ db }: ListServices, area: ContentName, ids: BesideIds): Promise<Neighbours> {
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
