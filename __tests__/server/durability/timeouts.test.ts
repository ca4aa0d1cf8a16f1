import net from 'node:net';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/openDatabase';
import { postgresPool } from '../../../server/db/postgresPool';
import { RedisEphemeralStore } from '../../../server/db/redisEphemeralStore';
import { StoreUnavailableError } from '../../../server/lib/errors';
import { listen } from '../../support/listen';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { startTestServer } from '../../support/server';

const realTimers = [
  'nextTick',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'hrtime',
  'setInterval',
  'Date',
] as const;
const fakeTimeouts = () => jest.useFakeTimers({ doNotFake: [...realTimers] });
afterEach(() => jest.useRealTimers());

/** Yields to socket I/O until a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise<void>((resolve) => setImmediate(resolve));
}

it.each([
  ['a read', undefined],
  ['a write', '{"a":1}'],
])('ends a handler of %s that never responds with 503 and Retry-After', async (_what, body) => {
  const server = await startTestServer({ listen: false });
  let begun = false;
  server.app.route({
    method: ['GET', 'POST'],
    url: '/api/never',
    handler: () => {
      begun = true;
      return new Promise(() => undefined);
    },
  });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  fakeTimeouts();
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const answer = fetch(`${url}/api/never`, body ? { method: 'POST', body, headers } : { headers });
  await until(() => begun);
  await jest.advanceTimersByTimeAsync(40_000);
  jest.useRealTimers();
  const { status, headers: got } = await answer;
  expect([status, got.get('retry-after')]).toEqual([503, '5']);
});

it('times out a command if Redis does not respond', async () => {
  let asked = false;
  const silent = net.createServer((socket) => void socket.on('data', () => (asked = true)));
  const port = await listen(silent);
  fakeTimeouts();
  const store = new RedisEphemeralStore(`redis://127.0.0.1:${port}`, () => undefined);
  const failed = store.increment('a', 1000).catch((error: unknown) => error);
  await until(() => asked);
  await jest.advanceTimersByTimeAsync(3000);
  jest.useRealTimers();
  expect(await failed).toBeInstanceOf(StoreUnavailableError);
  await store.close();
});

(process.env.TEST_DATABASE_URL ? describe : describe.skip)('PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });

  it('times out statements and idle transactions of a server, but not imports', async () => {
    const settings = async (waits?: 'bounded') => {
      const db = await openDatabase({ databaseUrl: database.url, dataDir: '/nowhere' }, undefined, waits);
      const { rows } = await sql<Record<string, string>>`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
      await db.destroy();
      return rows[0];
    };
    expect(await settings('bounded')).toEqual({ statement: '15s', idle: '30s' });
    expect(await settings()).toEqual({ statement: '0', idle: '0' });
  });

  it('times out a statement if it does not respond, and reconnects for the next one', async () => {
    const target = new URL(database.url);
    let deaf = false;
    let asked = false;
    const proxy = net.createServer((client) => {
      const store = net.connect(Number(target.port), target.hostname).on('error', () => undefined);
      client.once('close', () => store.destroy());
      const mute = () => deaf;
      client.on('data', (data) => {
        asked ||= mute();
        if (!mute()) store.write(data);
      });
      store.on('data', (data) => mute() || client.write(data));
    });
    const url = new URL(database.url);
    url.host = `127.0.0.1:${await listen(proxy)}`;
    const db = await openDatabase({ databaseUrl: url.href, dataDir: '/nowhere' }, undefined, 'bounded');
    const one = sql<{ one: number }>`select 1 as one`;
    await one.execute(db);
    fakeTimeouts();
    deaf = true;
    const failed = one.execute(db).catch((error: unknown) => error);
    await until(() => asked);
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    expect(await failed).toBeInstanceOf(StoreUnavailableError);
    deaf = false;
    expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });
});

it('says which line PgBouncer lacks when it refuses the time limits of a server', async () => {
  const text = 'unsupported startup parameter: statement_timeout';
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
  const pgbouncer = net.createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  const pool = postgresPool(`postgres://portal@127.0.0.1:${await listen(pgbouncer)}/portal`, 'bounded');
  await expect(pool.connect()).rejects.toThrow(
    `${text}: pgbouncer.ini needs the line ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout (`,
  );
  await pool.end();
});
