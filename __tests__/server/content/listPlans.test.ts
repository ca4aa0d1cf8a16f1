import { Client } from 'pg';
import Libsql from 'libsql';
import path from 'node:path';
import { contentChanged } from '../../../server/db/contentVersion';
import { StatementThread } from '../../../server/db/statementThread';
import { dueBuckets } from '../../../server/desk/inboxByDue';
import { AnswerClock } from '../../../server/submissions/answerClock';
import { defaultCalendar } from '../../../src/contract/workCalendar';
import { plainAreaCalls } from '../../support/plainAreaCalls';
import { testEngines, useTestServer, type TestServer } from '../../support/server';
import { addRows } from '../../support/storeRows';

/** Every list, with every set of filters that a screen uses; ids are read from an index in list order. */
const lists = [
  ...plainAreaCalls.flatMap(({ list, ofCategory }) => [list, ofCategory]),
  '/api/project/list',
  '/api/project/list?category=digital',
  '/api/app/list',
  '/api/app/list?category=design',
  '/api/specialist/list',
  '/api/specialist/list?category=craft',
  '/api/specialist/recommendList',
  '/api/specialist/recommendList?category=craft',
  '/api/recruit/list',
  '/api/getbuginess/list',
  '/api/getbuginess/list?type=1',
  '/api/getbuginess/list?category=board',
  '/api/getbuginess/list?type=2&category=board',
];

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** An ordered statement: the one that scans the list. What is due for publication is looked for now and then, too. */
const isWalk = ({ sql }: Statement) =>
  /\border by\b/.test(sql) && /\boffset\b/.test(sql) && !sql.includes('contentItem');

async function explainEmbedded(server: TestServer, { sql, parameters }: Statement): Promise<string> {
  const database = new Libsql(path.join(server.config.dataDir, 'portal.db'));
  const plan = database.prepare(`explain query plan ${sql}`).all(parameters) as { detail: string }[];
  database.close();
  return plan.map(({ detail }) => detail).join('\n');
}

/** The plan for a large table, since sorting a small one is cheaper. */
async function explainOnPostgres(server: TestServer, { sql, parameters }: Statement): Promise<string> {
  const client = new Client({ connectionString: server.config.databaseUrl ?? '' });
  await client.connect();
  for (const way of ['seqscan', 'bitmapscan', 'sort']) await client.query(`set enable_${way} = off`);
  const { rows } = await client.query(`explain ${sql}`, parameters);
  await client.end();
  return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
}

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useTestServer({ engine, listen: false });
  let statements: Statement[];

  beforeEach(() => {
    statements = [];
    if (engine === 'embedded') {
      const run = StatementThread.prototype.run;
      jest.spyOn(StatementThread.prototype, 'run').mockImplementation(function (this: StatementThread, ...call) {
        statements.push({ sql: call[0], parameters: [...call[1]] });
        return run.apply(this, call);
      });
      return;
    }
    const query = Client.prototype.query as (...args: unknown[]) => unknown;
    jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
      const [text, parameters] = args;
      if (typeof text === 'string') statements.push({ sql: text, parameters: (parameters as unknown[]) ?? [] });
      return query.apply(this, args) as never;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const explain = (statement: Statement) =>
    engine === 'embedded' ? explainEmbedded(server, statement) : explainOnPostgres(server, statement);

  async function expectIndexScans(scans: Statement[], atLeast: number): Promise<void> {
    expect(scans.length).toBeGreaterThanOrEqual(atLeast);
    for (const scan of scans) {
      const plan = await explain(scan);
      expect(plan).toMatch(/_listed/);
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    }
  }

  it.each(lists)('%s scans its index, from either end, and sorts nothing', async (url) => {
    for (const pageNum of [1, 99]) {
      await server.app.inject(`${url}${url.includes('?') ? '&' : '?'}pageSize=1&pageNum=${pageNum}`);
    }
    await expectIndexScans(statements.filter(isWalk), 1);
  });

  it.each(lists.filter((url) => !url.includes('recommendList')))(
    'the neighbours in %s are read from its index, and nothing is sorted',
    async (url) => {
      const { rows } = (await server.app.inject(url)).json<{ rows: { fdId: string }[] }>();
      statements = [];
      for (const { fdId } of rows.slice(0, 2)) {
        const beside = url.replace('/list', '/neighbours');
        const answer = await server.app.inject(`${beside}${url.includes('?') ? '&' : '?'}fdId=${fdId}`);
        expect(answer.statusCode).toBe(200);
      }
      const steps = statements.filter(({ sql }) => /^select "fdId" from .* order by /.test(sql));
      // Rows with the same sort value, and the others.
      await expectIndexScans(steps, 2);
    },
  );

  it('scans from the nearer end: the last page of a long list skips nothing', async () => {
    await server.app.inject('/api/policy/list?pageSize=5&pageNum=5');
    await server.app.inject('/api/policy/list?pageSize=5&pageNum=4');
    expect(statements.filter(isWalk).map(({ parameters }) => parameters)).toEqual([
      [3, 0],
      [5, 3],
    ]);
  });

  it.each(['getbuginess', 'project'])('%s with closed rows last is counted without reading its rows', async (area) => {
    await contentChanged(await server.store(), area as 'project');
    statements = [];
    await server.app.inject(`/api/${area}/list?pageSize=1`);
    const counting = statements.filter(({ sql }) => /count/i.test(sql));
    expect(counting).toHaveLength(1);
    const plan = await explain(counting[0]!);
    expect(plan).toMatch(/listCount_by_place|sqlite_autoindex_listCount/);
    expect(plan).toMatch(/closingCount_by_place|sqlite_autoindex_closingCount/);
    // No index of the area is used, and its table is not scanned.
    expect(plan).not.toMatch(new RegExp(`${area}_|SCAN ${area}|on ${area}`));
  });

  it('what waits is counted without reading the counts of days that are done', async () => {
    const everything = { kind: null, states: null, handler: null };
    await dueBuckets(await server.store(), everything, new AnswerClock(defaultCalendar));
    const counting = statements.filter(({ sql }) => sql.includes('"openCount"'));
    expect(counting).toHaveLength(1);
    expect(await explain(counting[0]!)).toMatch(/openCount_waiting/);
  });

  it('goes straight to the months that contain such rows, and skips those between them', async () => {
    const [open] = (await server.app.inject('/api/project/list?pageSize=1')).json<{ rows: object[] }>().rows;
    const months = ['2019-03', '2021-07', '2023-11'];
    const rows = months.flatMap((month, index) => {
      const days = { fdApplicationStart: `${month}-05`, fdApplicationEnd: '2024-01-01' };
      // There is an open row between the closed ones.
      const between = { fdApplicationStart: `${month.slice(0, 4)}-12-05`, fdApplicationEnd: null };
      return [days, between].map((dates, number) => {
        const fdId = `${index}${number}`.padStart(32, 'a');
        return { ...open, ...dates, fdId, category: 'far', attachment: null, demo: '0' };
      });
    });
    await addRows(server, 'project', rows as never[]);
    await contentChanged(await server.store(), 'project');
    statements = [];
    const answer = await server.app.inject('/api/project/list?category=far&pageSize=3&pageNum=2');
    expect(answer.json().rows.map((row: { fdApplicationStart: string }) => row.fdApplicationStart)).toEqual(
      [...months].reverse().map((month) => `${month}-05`),
    );
    const walks = statements.filter(isWalk);
    expect(walks.map(({ parameters }) => parameters.filter((one) => /^\d{4}-\d\d$/.test(String(one))))).toEqual([
      ['2023-11', '2023-12'],
      ['2021-07', '2021-12'],
      ['2019-03', '2019-12'],
    ]);
    for (const walk of walks) {
      expect(await explain(walk)).toMatch(
        engine === 'embedded'
          ? /USING INDEX project_listed_by_category \(category=\? AND <expr>>\? AND <expr><\?\)/
          : /Index Cond: .*>= '\d{4}-\d\d'::text\) AND .*< '\d{4}-\d\d'::text/,
      );
    }
  });

  it('counts a list once for all its pages, and again after its content changed', async () => {
    const counts = () => statements.filter(({ sql }) => /from "listCount"|count\(\*\)/.test(sql)).length;
    for (const times of [1, 2]) {
      await contentChanged(await server.store(), 'recruit');
      for (const size of [3, 4, 5]) await server.app.inject(`/api/recruit/list?pageSize=${size}`);
      expect(counts()).toBe(times);
    }
  });
});
