import { sql } from 'kysely';
import { areaNames } from '../../src/contract/areas';
import { entities } from '../../src/contract/entities';
import type { ContentName, Store } from '../db/schema';
import { listColumns } from '../db/listColumns';
import type { LongReads } from '../db/longReads';

/** Number of rows of a list per month of its sort column; newest first. */
export interface MonthCount {
  /** null: the whole list, if it is not counted by month. */
  month: string | null;
  count: number;
  /** Of these, the open ones. */
  open: number;
}

/** Equality conditions of a list. */
export type Conditions = [column: string, value: string][];

/** The closing column, and today in China, `yyyy-MM-dd`: responses may be cached for that day only. */
export interface Closing {
  column: string;
  today: string;
}

/** The last day of a row; without one it never closes. */
export const closingDay = ({ column }: Closing) => sql<string>`coalesce(nullif(${sql.ref(column)}, ''), '9999')`;

/** Cached lists per area; filter values come from clients, so the number is bounded. */
const cacheSize = 200;

/** Columns by which the store itself counts (`listCount`), by area. Other lists are counted when they are read. */
const countedBy: Partial<Record<ContentName, string[]>> = Object.fromEntries(
  areaNames.map((area) => [area, listColumns(entities[area]).filters]),
);

/** Row counts of lists, cached while their area's content is unchanged. */
export class ListCounts {
  readonly #areas = new Map<ContentName, { version: number; lists: Map<string, Promise<MonthCount[]>> }>();

  constructor(
    private readonly db: Store,
    private readonly longReads: LongReads,
  ) {}

  /**
   * Counts of a list by month.
   * @param version of the content, as seen by the request
   * @param closing how to tell open rows from closed ones; without it all are open
   */
  of(area: ContentName, version: number, conditions: Conditions, closing?: Closing): Promise<MonthCount[]> {
    let known = this.#areas.get(area);
    // If the content has changed since, this request counts for itself.
    if (known && known.version > version) return this.#read(area, conditions, closing);
    if (!known || known.version < version) this.#areas.set(area, (known = { version, lists: new Map() }));
    const { lists } = known;
    const key = JSON.stringify([conditions, closing]);
    const before = lists.get(key);
    if (before) return before;
    const read = this.#read(area, conditions, closing);
    lists.set(key, read);
    read.catch(() => lists.get(key) === read && lists.delete(key));
    if (lists.size > cacheSize) {
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
    // Rows that close this month are open from today on.
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
