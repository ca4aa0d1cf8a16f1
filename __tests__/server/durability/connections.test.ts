import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/openDatabase';
import { postgresPool } from '../../../server/db/postgresPool';
import { RedisEphemeralStore } from '../../../server/db/ephemeralStore';
import { StoreUnavailableError } from '../../../server/lib/errors';
import { makeZip } from '../../support/archives';
import { fakeOnly } from '../../support/fakeOnly';
import { intention } from '../../support/formValues';
import { listen } from '../../support/listen';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { startTestServer } from '../../support/server';
import { readRows } from '../../support/storeRows';
import { type AccountServer, startAccountServer, Visitor } from '../../support/visitor';

const fakeTimeouts = () => fakeOnly('setTimeout', 'clearTimeout');
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
  let wasRequested = false;
  const silent = net.createServer((socket) => void socket.on('data', () => (wasRequested = true)));
  const port = await listen(silent);
  fakeTimeouts();
  const store = new RedisEphemeralStore(`redis://127.0.0.1:${port}`, () => undefined);
  const failed = store.increment('a', 1000).catch((error: unknown) => error);
  await until(() => wasRequested);
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
    let wasRequested = false;
    const proxy = net.createServer((client) => {
      const store = net.connect(Number(target.port), target.hostname).on('error', () => undefined);
      client.once('close', () => store.destroy());
      const mute = () => deaf;
      client.on('data', (data) => {
        wasRequested ||= mute();
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
    await until(() => wasRequested);
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    expect(await failed).toBeInstanceOf(StoreUnavailableError);
    deaf = false;
    expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });
});

/** Why a server that refuses every connection with these words cannot be connected to. */
async function refusedWith(code: string, text: string): Promise<unknown> {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
  const refusing = net.createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  const pool = postgresPool(`postgres://portal@127.0.0.1:${await listen(refusing)}/portal`, 'bounded');
  const reason: unknown = await pool.connect().catch((error: unknown) => error);
  await pool.end();
  return reason;
}

it('says which line PgBouncer lacks when it refuses the time limits of a server', async () => {
  const text = 'unsupported startup parameter: statement_timeout';
  expect(String(await refusedWith('08P01', text))).toContain(
    `${text}: pgbouncer.ini needs the line ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout (`,
  );
});

it.each([
  ['55000', 'database "portal" is not currently accepting connections'],
  ['3D000', 'database "portal" does not exist'],
  ['28000', 'role "portal" is not permitted to log in'],
  ['28P01', 'password authentication failed for user "portal"'],
])('takes a server that refuses connections for unavailable (%s)', async (code, text) => {
  expect(await refusedWith(code, text)).toMatchObject({ statusCode: 503, message: text });
});

/** Start of the commit message. */
const commit = /^Q[^]{4}commit\0/i;

/** Puts a small TCP proxy before the PostgreSQL of an address, which drops connections at a commit. */
async function startCommitCutter(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let armed: 'before' | 'after' | null = null;
  const proxy = net.createServer((client) => {
    const store = net.connect(Number(target.port), target.hostname);
    const cut = () => {
      client.destroy();
      store.destroy();
    };
    let deaf = false;
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    if (!cutter.open) return cut();
    client.on('data', (data) => {
      if (armed !== null && commit.test(data.toString('latin1'))) {
        const when = armed;
        armed = null;
        if (when === 'before') return cut();
        deaf = true;
      }
      store.write(data);
    });
    store.on('data', (data) => {
      if (!deaf) return client.write(data);
      cut();
      // A store that is away has no pooled connection left either.
      if (!cutter.open) for (const socket of sockets) socket.destroy();
    });
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${await listen(proxy)}`;
  const cutter = {
    url: url.href,
    /** Whether new connections are accepted. Otherwise a cut after a commit drops all others as well. */
    open: true,
    /** Drops the next connection that commits: before the commit is forwarded, or before its response is. */
    cutNext: (when: 'before' | 'after') => {
      armed = when;
    },
  };
  return cutter;
}

const describePostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

describePostgres('a connection to the store that is cut at a commit', () => {
  let cutter: Awaited<ReturnType<typeof startCommitCutter>>;
  let server: AccountServer;
  let visitor: Visitor;
  const zip = makeZip([{ name: '申报书.docx' }]);
  const attachments = () => path.join(server.config.dataDir, 'attachments');
  const files = () => fs.readdirSync(attachments()).filter((name) => name !== 'incoming');
  const rows = async () => (await readRows(server, 'attachment')).map(({ attId }) => attId);
  const order = (key?: string) => visitor.send('POST', '/api/order/add', { json: intention, key });
  const intentions = () => readRows(server, 'purchaseIntention');

  beforeAll(async () => {
    cutter = await startCommitCutter((await createTestDatabase()).url);
    server = await startAccountServer({ config: { databaseUrl: cutter.url } });
    visitor = await new Visitor(server).join('13900000001');
  });
  afterEach(async () => {
    cutter.open = true;
    expect(files().sort()).toEqual((await rows()).sort());
  });

  it.each(['before', 'after'] as const)(
    'determines an upload’s outcome by its key if the connection breaks %s it',
    async (when) => {
      const before = files().length;
      cutter.cutNext(when);
      const first = await visitor.upload(zip, 'a.zip', { key: `upload-key-${when}` });
      expect(first).toMatchObject({ status: 200, body: { code: 0, attId: expect.any(String) } });
      expect(files()).toHaveLength(before + 1);
      expect((await visitor.get(`/profile/upload/${String(first.body.attId)}`)).raw).toEqual(zip);
      expect((await visitor.upload(zip, 'a.zip', { key: `upload-key-${when}` })).body).toEqual(first.body);
      expect(files()).toHaveLength(before + 1);
    },
  );

  it.each(['before', 'after'] as const)(
    'writes an intention with a key exactly once if the connection breaks %s it',
    async (when) => {
      const before = (await intentions()).length;
      cutter.cutNext(when);
      expect((await order(`order-key-${when}`)).body.code).toBe(0);
      expect((await order(`order-key-${when}`)).body.code).toBe(0);
      expect(await intentions()).toHaveLength(before + 1);
    },
  );

  it('keeps the file of an upload without a key, whose row may exist', async () => {
    const before = await rows();
    cutter.cutNext('after');
    const answer = await visitor.upload(zip, 'a.zip');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    const [attId] = (await rows()).filter((id) => !before.includes(id));
    expect((await visitor.get(`/profile/upload/${attId}`)).raw).toEqual(zip);
  });

  it('answers a retry with the first upload and its file, if the store was unavailable for longer', async () => {
    // Several pooled connections, as on a busy server.
    const orders = await Promise.all(['a', 'b', 'c'].map((key) => order(`order-key-${key}`)));
    expect(orders.map(({ body }) => body.code)).toEqual([0, 0, 0]);
    cutter.cutNext('after');
    cutter.open = false;
    const failed = await visitor.upload(zip, 'a.zip', { key: 'upload-key-away' });
    expect(failed).toMatchObject({ status: 503, body: { code: 503, msg: '服务暂时不可用，请稍后再试' } });
    cutter.open = true;
    const before = await rows();
    const retried = await visitor.upload(zip, 'a.zip', { key: 'upload-key-away' });
    expect(retried.body.code).toBe(0);
    expect(before).toContain(retried.body.attId);
    expect((await visitor.get(`/profile/upload/${String(retried.body.attId)}`)).raw).toEqual(zip);
  });
});
