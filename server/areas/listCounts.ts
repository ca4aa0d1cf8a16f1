import { sql, type RawBuilder } from 'kysely';
import type { ContentName, Store } from '../db/schema';
import type { LongReads } from '../db/longReads';

/** How many rows of a list belong to one month of the column it is sorted by; newest first. */
export interface MonthCount {
  month: string;
  count: number;
}

/** The conditions of a list. */
export type Conditions = [column: string, value: string][];

/** A part of a list, by a condition that is no filter. */
export interface ListPart {
  /** Tells it from others. */
  name: string;
  where: RawBuilder<boolean>;
}

/** Lists remembered for one area: callers choose the filters' values, so their number is bounded. */
const remembered = 200;

/** The filters that the store counts by (`listCount`), by area. Lists of other areas are counted when they are read. */
const countedBy: Partial<Record<ContentName, string[]>> = {
  financial: ['fdCategory'],
  policy: ['fdClass'],
  industryNews: ['fdType'],
  app: ['category'],
  specialist: ['recommended', 'category'],
  recruit: [],
};

/** Knows how many rows each list has, and remembers it for as long as its area's content does not change. */
export class ListCounts {
  readonly #areas = new Map<ContentName, { version: number; lists: Map<string, Promise<MonthCount[]>> }>();

  constructor(
    private readonly db: Store,
    private readonly longReads: LongReads,
  ) {}

  /** @param version the content's version as the request has seen it */
  of(area: ContentName, version: number, conditions: Conditions, part: ListPart | null): Promise<MonthCount[]> {
    let known = this.#areas.get(area);
    // A request that was overtaken by a change looks for itself.
    if (known && known.version > version) return this.#read(area, conditions, part);
    if (!known || known.version < version) this.#areas.set(area, (known = { version, lists: new Map() }));
    const { lists } = known;
    const key = JSON.stringify([conditions, part?.name]);
    const before = lists.get(key);
    if (before) return before;
    const read = this.#read(area, conditions, part);
    lists.set(key, read);
    read.catch(() => lists.get(key) === read && lists.delete(key));
    if (lists.size > remembered) {
      const [oldest] = lists.keys();
      if (oldest !== undefined) lists.delete(oldest);
    }
    return read;
  }

  async #read(area: ContentName, conditions: Conditions, part: ListPart | null): Promise<MonthCount[]> {
    const columns = countedBy[area];
    if (part || !columns || conditions.some(([column]) => !columns.includes(column))) {
      return this.#count(area, conditions, part);
    }
    let query = this.db
      .selectFrom('listCount')
      .select(['month', sql<number | string>`sum("count")`.as('count')])
      .where('area', '=', area)
      .groupBy('month')
      .orderBy('month', 'desc');
    for (const [column, value] of conditions) {
      query = query.where(columns.indexOf(column) === 0 ? 'first' : 'second', '=', value);
    }
    const months = (await query.execute()).map(({ month, count }) => ({ month, count: Number(count) }));
    return months.filter(({ count }) => count > 0);
  }

  #count(area: ContentName, conditions: Conditions, part: ListPart | null): Promise<MonthCount[]> {
    return this.longReads.run(async () => {
      let query = this.db.selectFrom(area as 'policy').select(sql<number | string>`count(*)`.as('count'));
      for (const [column, value] of conditions) query = query.where(column as 'fdId', '=', value);
      if (part) query = query.where(part.where);
      return [{ month: '', count: Number((await query.executeTakeFirstOrThrow()).count) }];
    });
  }
}
