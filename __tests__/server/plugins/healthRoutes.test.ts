import http from 'node:http';
import Redis from 'ioredis';
import { sql } from 'kysely';
import { rememberSuccess } from '../../../server/plugins/rememberSuccess';
import { listen } from '../../support/listen';
import { eventually } from '../../support/eventually';
import { intention } from '../../support/formValues';
import { startRestartableStore } from '../../support/restartableStore';
import { startTestServer, testEngines, type TestServer } from '../../support/server';
import { startAccountServer, Visitor } from '../../support/visitor';

let server: TestServer;

const health = async (url = '/healthz') => {
  const { statusCode, body } = await server.app.inject(url);
  return [statusCode, JSON.parse(body)];
};

it.each(testEngines)('is healthy while the store responds (%s)', async (engine) => {
  server = await startTestServer({ engine, listen: false });
  for (const url of ['/healthz', '/readyz']) expect(await health(url)).toEqual([200, { status: 'ok', store: 'ok' }]);
});

const itOnPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

itOnPostgres(
  'reports a PostgreSQL that only reads: pages are still sent, everyone stays logged in, and writes get 503',
  async () => {
    const account = await startAccountServer({ engine: 'postgres' });
    server = account;
    const company = await new Visitor(account).join('13900000031');
    const store = await account.store();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store);
    const name = sql.id(rows[0]!.name);
    const only = (reading: 'on' | 'off') =>
      store
        .transaction()
        .setAccessMode('read write')
        .execute(async (trx) => {
          await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(reading)}`.execute(trx);
        });
    await only('on');
    // The setting holds for new connections alone.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${rows[0]!.name} and pid <> pg_backend_pid()`.execute(store); // prettier-ignore
    await eventually(async () => expect(await health()).toEqual([503, { status: 'down', store: 'down' }]));
    // A connection may break before it is renewed.
    await eventually(async () => expect(await health('/readyz')).toEqual([200, { status: 'ok', store: 'ok' }]));
    const refused = await company.post('/api/order/add', intention);
    expect([refused.status, refused.headers['retry-after'], refused.body.msg]).toEqual([
      503,
      '5',
      '服务暂时不可用，请稍后再试',
    ]);
    account.pass(5 * 60_000);
    const infos = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => company.get('/api/user/info')));
    expect(infos.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    await only('off');
    await eventually(async () => expect(await health()).toEqual([200, { status: 'ok', store: 'ok' }]));
    expect((await company.post('/api/order/add', intention)).body.code).toBe(0);
  },
);

const itOnRedis = process.env.TEST_REDIS_URL ? it : it.skip;

itOnRedis('reports a Redis that takes no writes, as one that is full', async () => {
  const own = await startRestartableStore('redis');
  const redis = new Redis(own.url);
  server = await startTestServer({ listen: false, config: { redisUrl: own.url } });
  expect(await health()).toEqual([200, { status: 'ok', store: 'ok', redis: 'ok' }]);
  await redis.config('SET', 'maxmemory', '1');
  expect(await health()).toEqual([503, { status: 'down', store: 'ok', redis: 'down' }]);
  await redis.config('SET', 'maxmemory', '0', 'min-replicas-to-write', '1');
  expect(await health()).toEqual([503, { status: 'down', store: 'ok', redis: 'down' }]);
  redis.disconnect();
});

it('reports that Redis is down, and with it captchas and logins', async () => {
  server = await startTestServer({ listen: false, config: { redisUrl: 'redis://127.0.0.1:1' } });
  expect(await health()).toEqual([503, { status: 'down', store: 'ok', redis: 'down' }]);
  expect(await health('/readyz')).toEqual([200, { status: 'ok', store: 'ok' }]);
});

it('reports that the upstream is down, behind a gateway too', async () => {
  let status = 404;
  const upstream = http.createServer((_request, response) => response.writeHead(status).end());
  const address = `http://someone:secret@127.0.0.1:${await listen(upstream)}`;
  server = await startTestServer({ listen: false, config: { upstream: address } });
  expect(await health()).toEqual([200, { status: 'ok', upstream: 'ok' }]);
  status = 502;
  expect(await health('/readyz')).toEqual([503, { status: 'down', upstream: 'down' }]);
  expect(await health()).toEqual([503, { status: 'down', upstream: 'down' }]);
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  expect(await health()).toEqual([503, { status: 'down', upstream: 'down' }]);
});

it('asks a storage again seconds after a success, and at once after a failure', async () => {
  let [time, calls, isGone] = [1000, 0, false];
  const check = rememberSuccess(
    async () => {
      calls += 1;
      if (isGone) throw new Error('gone');
    },
    () => time,
  );
  await Promise.all([check(), check()]);
  time += 4999;
  await check();
  expect(calls).toBe(1);
  time += 1;
  isGone = true;
  await expect(check()).rejects.toThrow('gone');
  isGone = false;
  await check();
  expect(calls).toBe(3);
});

it('does not ask a storage again because an earlier, slow call has failed since', async () => {
  let time = 1000;
  const calls: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const check = rememberSuccess(
    () => new Promise<void>((resolve, reject) => calls.push({ resolve, reject })),
    () => time,
  );
  const slow = check();
  time += 5000;
  const quick = check();
  calls[1]!.resolve();
  await quick;
  calls[0]!.reject(new Error('gone'));
  await expect(slow).rejects.toThrow('gone');
  await Promise.race([check(), Promise.resolve()]);
  expect(calls).toHaveLength(2);
});
