import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import Redis from 'ioredis';
import { sql } from 'kysely';
import { ConfigError } from '../../../server/config';
import { rejectOtherBuild } from '../../../server/plugins/staticClient';
import { rememberSuccess } from '../../../server/plugins/healthRoutes';
import { writeClientFolder } from '../../support/clientFolder';
import { eventually } from '../../support/eventually';
import { intention } from '../../support/formValues';
import { freePort, listen } from '../../support/listen';
import { startRestartableStore } from '../../support/restartableStore';
import { itOnPostgres, startTestServer, testEngines, type TestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';
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

it.each([
  ['the embedded backend', null],
  ['an upstream', 'http://127.0.0.1:9'],
])('says which version of the portal runs, in front of %s', async (_what, upstream) => {
  const clientDir = tempFolder();
  writeClientFolder(clientDir, { version: '1.0.0 (0c104487)' });
  server = await startTestServer({ listen: false, config: { clientDir, upstream } });
  expect((await health())[1]).toMatchObject({ version: '1.0.0 (0c104487)' });
});

afterEach(() => jest.restoreAllMocks());

const diskOf = (blocks: number, bavail: number) =>
  jest.spyOn(fs.promises, 'statfs').mockResolvedValue({ blocks, bavail, bsize: 4096 } as fs.StatsFs);

it('is healthy on a file system in memory without a limit, which says that it has no blocks', async () => {
  server = await startTestServer({ engine: 'embedded', listen: false });
  diskOf(0, 0);
  expect(await health()).toEqual([200, { status: 'ok', store: 'ok' }]);
});

it.each<[what: string, disk: () => void]>([
  ['is full', () => diskOf(1_000_000, 100)],
  [
    'takes no writes, though it is mounted for them',
    () => jest.spyOn(fs.promises, 'utimes').mockRejectedValue(Object.assign(new Error(), { code: 'EROFS' })),
  ],
])('reports that the disk of an embedded store %s: pages are still sent', async (_what, disk) => {
  server = await startTestServer({ engine: 'embedded', listen: false });
  disk();
  expect(await health()).toEqual([503, { status: 'down', store: 'down' }]);
  expect(await health('/readyz')).toEqual([200, { status: 'ok', store: 'ok' }]);
  jest.restoreAllMocks();
  expect(await health()).toEqual([200, { status: 'ok', store: 'ok' }]);
});

it('leaves nothing in the data folder if the server is killed meanwhile: a backup is restored into an empty one', async () => {
  server = await startTestServer({ engine: 'embedded', listen: false });
  const before = fs.readdirSync(server.config.dataDir);
  jest.spyOn(fs.promises, 'rmdir').mockRejectedValue(new Error('killed'));
  await health();
  expect(fs.readdirSync(server.config.dataDir)).toEqual(before);
});

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
  let time = 1000;
  const checkStore = jest.fn(async () => undefined);
  const check = rememberSuccess(checkStore, () => time);
  await Promise.all([check(), check()]);
  time += 4999;
  await check();
  expect(checkStore).toHaveBeenCalledTimes(1);
  time += 1;
  checkStore.mockRejectedValueOnce(new Error('gone'));
  await expect(check()).rejects.toThrow('gone');
  await check();
  expect(checkStore).toHaveBeenCalledTimes(3);
});

const host = '127.0.0.1';

const start = (port: number, engine: (typeof testEngines)[number] = 'embedded') =>
  startTestServer({ engine, listen: true, config: { metrics: { host, port } } });
const read = async (port: number, path = '/metrics') => fetch(`http://${host}:${port}${path}`);

it.each(testEngines)('serves metrics on a port of their own, by route and not by path (%s)', async (engine) => {
  const port = await freePort();
  const { url } = await start(port, engine);
  await fetch(`${url}/api/policy/list?fdTitle=somebody`);
  await fetch(`${url}/policy/nowhere/somebody`);
  await fetch(`${url}/api/somebody`);
  const response = await read(port);
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/policy\/list",status="\d+"\} 1$/m,
  );
  expect(text).toMatch(/route="page",status="\d+"\} 1$/m);
  expect(text).toMatch(/route="unknown",status="404"\} 1$/m);
  expect(text).not.toContain('somebody');
  for (const name of ['nodejs_eventloop_lag_seconds', 'portal_outbox', 'portal_disk_free_bytes'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(/^portal_store_connections_idle \d/m.test(text)).toBe(engine === 'postgres');
  expect((await read(port, '/api/policy/list')).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=');
});

it('leaves out a value that cannot be read, and no other', async () => {
  const port = await freePort();
  const { store } = await start(port);
  await (await store()).schema.dropTable('outbox').execute();
  const text = await (await read(port)).text();
  expect(text).not.toMatch(/^portal_outbox /m);
  expect(text).toMatch(/^portal_disk_free_bytes \d/m);
});

it('ends the start when the port is taken', async () => {
  const port = await freePort();
  await start(port);
  await expect(start(port)).rejects.toThrow(`PORTAL_METRICS: cannot listen on ${host}:${port} (EADDRINUSE)`);
});

const clientDir = tempFolder();

it('rejects a build setting that differs from the existing build, and names the build’s value', () => {
  writeClientFolder(clientDir, { apiHost: '', apiBase: '/prod-api', backendUrl: '/backend' });
  const starts = (env: NodeJS.ProcessEnv) => () => rejectOtherBuild(clientDir, env);
  expect(starts({ PORTAL_API_BASE: '/api-base' })).toThrow(ConfigError);
  expect(starts({ PORTAL_API_BASE: '/api-base' })).toThrow(
    "PORTAL_API_BASE is /api-base, but the pages were built with '/prod-api'",
  );
  expect(starts({ PORTAL_API_HOST: 'https://api.example.com' })).toThrow(/PORTAL_API_HOST .* built with ''/);
  expect(starts({ PORTAL_BACKEND_URL: '/office' })).toThrow(/PORTAL_BACKEND_URL .* built with '\/backend'/);
  for (const env of [{}, { PORTAL_API_BASE: '' }, { PORTAL_API_BASE: '/prod-api' }, { PORTAL_API_BASE: '/prod-api/' }])
    expect(starts(env)).not.toThrow();
});

it('accepts any setting without a build', () => {
  expect(() => rejectOtherBuild(path.join(clientDir, 'none'), { PORTAL_API_BASE: '/prod-api' })).not.toThrow();
});
