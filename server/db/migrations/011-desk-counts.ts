import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** A list of the desk that is read day by day: where its rows stand, which of them, and by which of their times. */
interface CountedList {
  list: string;
  at: string;
  /** A condition on a row, whose columns are named after `of`. */
  has: (of: string) => string;
}

const counted: Record<string, { lists: CountedList[]; changes: string[] }> = {
  deskRecord: { lists: [{ list: 'records', at: 'at', has: () => 'true' }], changes: ['at'] },
  report: {
    lists: [
      { list: 'openReports', at: 'createdAt', has: (of) => `${of}"closedAt" is null` },
      { list: 'closedReports', at: 'closedAt', has: (of) => `${of}"closedAt" is not null` },
    ],
    changes: ['createdAt', 'closedAt'],
  },
  account: {
    lists: [{ list: 'companies', at: 'createdAt', has: (of) => `${of}"isCust" = '1' and ${of}"passwordHash" <> ''` }],
    changes: ['isCust', 'passwordHash', 'createdAt'],
  },
};

/** China's day, the number since 1970. */
const dayOf = (of: string, at: string) => `(${of}"${at}" + 28800000) / 86400000`;

const adding = (rows: string) =>
  `insert into "deskCount" ("list", "day", "count") ${rows}
   on conflict ("list", "day") do update set "count" = "deskCount"."count" + excluded."count"`;

const embedded = (table: string, { lists, changes }: (typeof counted)[string]): string[] => {
  const count = (row: 'new' | 'old', by: number) =>
    lists.map(
      ({ list, at, has }) => `${adding(`select '${list}', ${dayOf(`${row}.`, at)}, ${by} where ${has(`${row}.`)}`)};`,
    );
  const trigger = (what: string, event: string, steps: string[]) =>
    `create trigger "${table}_desk_count_${what}" after ${event} on "${table}" begin ${steps.join(' ')} end`;
  const columns = changes.map((name) => `"${name}"`).join(', ');
  return [
    trigger('insert', 'insert', count('new', 1)),
    trigger('delete', 'delete', count('old', -1)),
    trigger('update', `update of ${columns}`, [...count('old', -1), ...count('new', 1)]),
  ];
};

/** As the counts of submissions: at the end of the transaction and in one order, for everybody wants today's row. */
const onPostgres = (table: string, { lists, changes }: (typeof counted)[string]): string[] => {
  const change = (row: 'new' | 'old', by: number) =>
    lists.map(
      ({ list, at, has }) =>
        `select '${list}' as "list", ${dayOf(`${row}.`, at)} as "day", ${by} as "by" where ${has(`${row}.`)}`,
    );
  const count = (...parts: string[]) =>
    `${adding(`select "list", "day", sum("by") from (${parts.join(' union all ')}) as "changes"
       group by "list", "day" having sum("by") <> 0 order by "list", "day"`)};`;
  const columns = changes.map((name) => `"${name}"`).join(', ');
  return [
    `create function "count_${table}_at_desk"() returns trigger language plpgsql as $$ begin
       if tg_op = 'INSERT' then ${count(...change('new', 1))}
       elsif tg_op = 'DELETE' then ${count(...change('old', -1))}
       else ${count(...change('old', -1), ...change('new', 1))}
       end if;
       return null;
     end $$`,
    `create constraint trigger "${table}_desk_count" after insert or delete or update of ${columns} on "${table}"
     deferrable initially deferred for each row execute function "count_${table}_at_desk"()`,
  ];
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
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('deskCount')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deskCount_by_day', ['list', 'day'] as never[])
    .execute();
  const steps = Object.entries(indexes(isPostgres ? ' collate "C"' : '')).map(
    ([name, of]) => `create index "${name}" on ${of}`,
  );
  for (const [table, of] of Object.entries(counted)) {
    for (const { list, at, has } of of.lists) {
      steps.push(adding(`select '${list}', ${dayOf('', at)}, count(*) from "${table}" where ${has('')} group by 1, 2`));
    }
    steps.push(...(isPostgres ? onPostgres(table, of) : embedded(table, of)));
  }
  for (const step of steps) await sql.raw(step).execute(db);
}
