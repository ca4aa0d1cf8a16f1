import { sql } from 'kysely';
import { areaNames } from '../../src/contract/areas';
import { entities } from '../../src/contract/entities';
import type { ContentName, Store } from '../db/schema';
import { listColumns } from '../db/listColumns';
import type { LongReads } from '../db/longReads';

/** How many rows of a list belong to one month of the column it is sorted by; newest first. */
export interface MonthCount {
  /** Null: all of the list, whose months are not known. */
  month: string | null;
  count: number;
  /** Of these, how many are not closed. */
  open: number;
}

/** The conditions of a list. */
export type Conditions = [column: string, value: string][];

/** What closes a row, and China's day, `yyyy-MM-dd`: an answer may be kept for that day only. */
export interface Closing {
  column: string;
  today: string;
}

/** The day after which a row is closed. One that is missing sorts as the last: what never closes is open. */
export const closingDay = ({ column }: Closing) => sql<string>`coalesce(nullif(${sql.ref(column)}, ''), '9999')`;

/** Lists remembered for one area: callers choose the filters' values, so their number is bounded. */
const remembered = 200;

/** The filters that the store counts by (`listCount`), by area. Lists of other areas are counted when they are read. */
const countedBy: Partial<Record<ContentName, string[]>> = Object.fromEntries(
  areaNames.map((area) => [area, listColumns(entities[area]).filters]),
);

/** Knows how many rows each list has, and remembers it for as long as its area's content does not change. */
export class ListCounts {
  readonly #areas = new Map<ContentName, { version: number; lists: Map<string, Promise<MonthCount[]>> }>();

  constructor(
    private readonly db: Store,
    private readonly longReads: LongReads,
  ) {}

  /**
   * @param version the content's version as the request has seen it
   * @param closing what tells open rows from closed ones; without it all are open
   */
  of(area: ContentName, version: number, conditions: Conditions, closing?: Closing): Promise<MonthCount[]> {
    let known = this.#areas.get(area);
    // A request that was overtaken by a change looks for itself.
    if (known && known.version > version) return this.#read(area, conditions, closing);
    if (!known || known.version < version) this.#areas.set(area, (known = { version, lists: new Map() }));
    const { lists } = known;
    const key = JSON.stringify([conditions, closing]);
    const before = lists.get(key);
    if (before) return before;
    const read = this.#read(area, conditions, closing);
    lists.set(key, read);
    read.catch(() => lists.get(key) === read && lists.delete(key));
    if (lists.size > remembered) {
      const [oldest] = lists.keys();
      if (oldest !== undefined) lists.delete(oldest);
    }
    return read;
  }

  async #read(area: ContentName, conditions: Conditions, closing?: Closing): Promise<MonthCount[]> {
    const columns = countedBy[area];
    if (!columns || conditions.some(([column]) => !columns.includes(column))) {
      return this.#count(area, conditions, closing);
    }
    const filters = conditions.map(
      ([column, value]) => sql`${sql.ref(columns.indexOf(column) === 0 ? 'first' : 'second')} = ${value}`,
    );
    const matching = sql.join([sql`"area" = ${area}`, ...filters], sql` and `);
    const thisMonth = closing?.today.slice(0, 7);
    const open = closing ? sql`case when "closes" > ${thisMonth} then "count" else 0 end` : sql`"count"`;
    // Of what closes in this month, the days from today on are open.
    const openThisMonth = closing
      ? sql`union all select "month", 0, "count" from "closingCount"
          where ${matching} and "closes" = ${thisMonth} and "day" >= ${closing.today}`
      : sql``;
    const { rows } = await sql<Record<'month' | 'count' | 'open', string>>`
      select "month", sum("count") as "count", sum("open") as "open" from
        (select "month", "count", ${open} as "open" from "listCount" where ${matching} ${openThisMonth}) as "counted"
      group by "month" order by "month" desc`.execute(this.db);
    const months = rows.map((row) => ({ month: row.month, count: Number(row.count), open: Number(row.open) }));
    return months.filter(({ count }) => count > 0);
  }

  #count(area: ContentName, conditions: Conditions, closing?: Closing): Promise<MonthCount[]> {
    return this.longReads.run(async () => {
      const open = closing ? sql`${closingDay(closing)} >= ${closing.today}` : sql`true`;
      let query = this.db
        .selectFrom(area as 'policy')
        .select([
          sql<number | string>`count(*)`.as('count'),
          sql<number | string>`count(case when ${open} then 1 end)`.as('open'),
        ]);
      for (const [column, value] of conditions) query = query.where(column as 'fdId', '=', value);
      const row = await query.executeTakeFirstOrThrow();
      return [{ month: null, count: Number(row.count), open: Number(row.open) }];
    });
  }
}
