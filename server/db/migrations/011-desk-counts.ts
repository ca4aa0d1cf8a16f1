import type { Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';
import { countRows, dayOf } from './counts';
import { createTable, runAll } from './tables';

/** Rows of a list of the desk that is read day by day, by one of their times. */
const counted = (list: string, at: string, has: (of: string) => string) => ({
  place: (of: string) => ({ list: `'${list}'`, day: dayOf(of, at) }),
  has,
});

/** The lists of each table, and what they depend on. */
const tables: Record<string, { rows: ReturnType<typeof counted>[]; changes: string[] }> = {
  deskRecord: { rows: [counted('records', 'at', () => 'true')], changes: ['at'] },
  report: {
    rows: [
      counted('openReports', 'createdAt', (of) => `${of}"closedAt" is null`),
      counted('closedReports', 'closedAt', (of) => `${of}"closedAt" is not null`),
    ],
    changes: ['createdAt', 'closedAt'],
  },
  account: {
    rows: [counted('companies', 'createdAt', (of) => `${of}"isCust" = '1' and ${of}"passwordHash" <> ''`)],
    changes: ['isCust', 'passwordHash', 'createdAt'],
  },
};

/** A company's row with all that a search looks at; of a phone number its beginning, sorted by code units everywhere. */
const indexes = (collation: string): Record<string, string> => ({
  account_companies: `"account" ("createdAt", "fdId", "username", "fdComName") where "isCust" = '1' and "passwordHash" <> ''`,
  account_companies_by_name: `"account" ("fdComName"${collation}) where "isCust" = '1' and "passwordHash" <> ''`,
  account_companies_by_phone: `"account" ("username"${collation}) where "isCust" = '1' and "passwordHash" <> ''`,
  account_staff: `"account" ("createdAt", "fdId") where "isCust" = '0'`,
});

/** How many records, reports and companies there are of each day, which triggers keep true, and the companies' indexes. */
export async function deskCounts(db: Kysely<unknown>): Promise<void> {
  const onPostgres = isPostgres(db);
  await createTable(db, 'deskCount', 'list! day!# count!#', ['deskCount_by_day', ['list', 'day']]);
  const created = Object.entries(indexes(onPostgres ? ' collate "C"' : ''));
  await runAll(
    db,
    created.map(([name, of]) => `create index "${name}" on ${of}`),
  );
  for (const [table, of] of Object.entries(tables)) {
    const names = { name: 'desk_count', functionName: `count_${table}_at_desk` };
    await runAll(db, countRows({ table, counts: 'deskCount', ...of, ...names }, onPostgres));
  }
}
