import type { Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';
import { addCounts, countingTriggers } from './counts';
import { createTable, runAll } from './tables';

/** The column that each table's lists are sorted by, the one or two they filter by, and what closes a row. */
export type List = [table: string, sortedBy: string, filters: [string?, string?], closes?: string];

const lists: List[] = [
  ['financial', 'fdApplyDate', ['fdCategory']],
  ['policy', 'fdApplyDate', ['fdClass']],
  ['industryNews', 'fdApplyDate', ['fdType']],
  ['app', 'fdReleaseTime', ['category']],
  ['specialist', 'fdCreateTime', ['recommended', 'category']],
  ['recruit', 'fdCreateTime', []],
  ['project', 'fdApplicationStart', ['category'], 'fdApplicationEnd'],
  ['getbuginess', 'fdReleaseTime', ['fdGetbuginessType', 'fdType'], 'fdDeadlineTime'],
];

/** Where a row counts in a table of counts, column by column. `of`: `new.`, `old.` or nothing. */
type Place = (list: List, of: string) => Record<string, string>;

const listPlace: Place = ([table, sortedBy, [first, second], closes], of) => {
  const text = (column: string | undefined) => (column ? `coalesce(${of}"${column}", '')` : `''`);
  return {
    area: `'${table}'`,
    first: text(first),
    second: text(second),
    month: `substr(${text(sortedBy)}, 1, 7)`,
    closes: closes ? `substr(${closingDay(closes, of)}, 1, 7)` : `''`,
  };
};

/** What never closes counts under a day that does not come. */
const closingDay = (column: string, of: string) => `coalesce(nullif(${of}"${column}", ''), '9999')`;

/** By day too: in the month that is now, some of the rows are closed and some are not. */
const closingPlace: Place = (list, of) => ({
  ...listPlace(list, of),
  day: `substr(${closingDay(list[3] ?? '', of)}, 1, 10)`,
});

/** The tables of counts that a list has. */
const countsOf = (list: List): [table: string, place: Place][] => [
  ['listCount', listPlace],
  ...(list[3] ? [['closingCount', closingPlace] as [string, Place]] : []),
];

/** Counts all rows of a table or a statement at once. */
export function countingAll(list: List, rows: string, sign: '' | '-'): string[] {
  return countsOf(list).map(([table, placeOf]) => {
    const place = placeOf(list, '');
    const keys = Object.keys(place).map((_, index) => index + 1);
    // In an order: two that count the same places never wait for each other.
    const all = `select ${Object.values(place).join(', ')}, ${sign}count(*) from ${rows}
      group by ${keys.join(', ')} order by ${keys.join(', ')}`;
    return addCounts(table, Object.keys(place), all);
  });
}

export function embedded(list: List): string[] {
  const [table, sortedBy, filters, closes] = list;
  const columns = [sortedBy, ...filters, closes].flatMap((column) => column ?? []);
  return countingTriggers(table, 'count', columns, (row, by) =>
    countsOf(list).map(([counts, placeOf]) => {
      const place = placeOf(list, `${row}.`);
      return addCounts(counts, Object.keys(place), `values (${Object.values(place).join(', ')}, ${by})`);
    }),
  );
}

/** PostgreSQL keeps every version of a row until the end: one step a statement, not one a row. */
export function onPostgres(list: List): string[] {
  const [table] = list;
  const count = (rows: 'new_rows' | 'old_rows', sign: '' | '-') => `${countingAll(list, rows, sign).join('; ')};`;
  const trigger = (event: string, rows: string) =>
    `create trigger "${table}_count_${event}" after ${event} on "${table}" referencing ${rows}
     for each statement execute function "count_${table}"()`;
  return [
    `create function "count_${table}"() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${count('old_rows', '-')} end if;
       if tg_op <> 'DELETE' then ${count('new_rows', '')} end if;
       return null;
     end $$`,
    trigger('insert', 'new table as new_rows'),
    trigger('delete', 'old table as old_rows'),
    trigger('update', 'old table as old_rows new table as new_rows'),
  ];
}

/**
 * Counts by month that triggers keep, so that a long list is not counted when it is read, nor scanned up to a page in
 * its middle.
 */
export async function listCounts(db: Kysely<unknown>): Promise<void> {
  const keys = ['area', 'first', 'second', 'month', 'closes'];
  const closingKeys = ['area', 'closes', 'day', 'first', 'second', 'month'];
  await createTable(db, 'listCount', `${keys.join('! ')}! count!#`, ['listCount_by_place', keys]);
  await createTable(db, 'closingCount', `${closingKeys.join('! ')}! count!#`, ['closingCount_by_place', closingKeys]);
  const triggers = isPostgres(db) ? onPostgres : embedded;
  for (const list of lists) await runAll(db, [...countingAll(list, `"${list[0]}"`, ''), ...triggers(list)]);
}
