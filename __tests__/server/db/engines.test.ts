import path from 'node:path';
import Redis from 'ioredis';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { DatabaseEphemeralStore, RedisEphemeralStore, type EphemeralStore } from '../../../server/db/ephemeralStore';
import type { Store } from '../../../server/db/schema';
import { startTestServer, testEngines, useTestServer } from '../../support/server';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const long = 60_000;
let count = 0;
const newName = () => `test:${process.pid}:${(count += 1)}`;

describe.each(testEngines)('values that live for minutes, on the engine %s', (engine) => {
  let db: Store;
  let store: EphemeralStore;
  let time = 1_000_000;
  const pass = (ms: number) => void (time += ms);
  beforeAll(async () => {
    db = await (await startTestServer({ engine, listen: false })).store();
    store = new DatabaseEphemeralStore(db, () => time);
  });

  it('count hits in a window that begins with the first', async () => {
    await store.increment('b', long);
    pass(long - 1);
    expect(await store.increment('b', long)).toBe(2);
    pass(1);
    expect(await store.increment('b', long)).toBe(1);
  });

  it('outlast their time by no more than one window after the clock was set back by years', async () => {
    const years = 10 * 365 * 24 * 60 * 60 * 1000;
    pass(years);
    await store.increment('d', long);
    await store.set('captcha', 'value', long);
    pass(-years);
    expect(await store.increment('d', long)).toBe(2);
    pass(long);
    expect(await store.increment('d', long)).toBe(1);
    expect(await store.getAndDelete('captcha')).toBeNull();
  });

  it('are deleted by a cleanup once they have expired', async () => {
    await store.set('over', 'x', 1);
    await store.set('alive', 'x', long);
    pass(1);
    await store.purge();
    const rows = await db.selectFrom('shortLived').select('name').execute();
    expect(rows.map(({ name }) => name)).toContain('alive');
    expect(rows.map(({ name }) => name)).not.toContain('over');
  });
});

/** Where they are in the database, the tests of logins and captchas assert the same. */
(redisUrl ? describe : describe.skip)('values that live for minutes, in Redis', () => {
  let store: EphemeralStore;
  let redis: Redis;
  beforeAll(() => {
    store = new RedisEphemeralStore(redisUrl, (error) => {
      throw error;
    });
    redis = new Redis(redisUrl, { keyPrefix: 'portal:' });
  });
  afterAll(async () => {
    await store.close();
    redis.disconnect();
  });

  it('are returned once, the newest of a name, to one of many concurrent callers', async () => {
    const name = newName();
    await store.set(name, 'old', long);
    await store.set(name, 'new', long);
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.getAndDelete(name)));
    expect(taken.filter((value) => value !== null)).toEqual(['new']);
  });

  it('count the hits of a name, also concurrent ones, and restart when deleted', async () => {
    const name = newName();
    const counts = await Promise.all(Array.from({ length: 30 }, () => store.increment(name, long)));
    expect([...counts].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    await store.delete(name);
    expect(await store.increment(name, long)).toBe(1);
  });

  it('expire, and a window by its first hit only', async () => {
    const [value, window] = [newName(), newName()];
    await store.set(value, 'value', long);
    expect(await redis.pttl(value)).toBeGreaterThan(0);
    await store.increment(window, long);
    await redis.pexpire(window, 10_000);
    await store.increment(window, long);
    expect(await redis.pttl(window)).toBeLessThanOrEqual(10_000);
  });

  it('restart the time with each hit up to the maximum, and with none after it', async () => {
    const name = newName();
    await store.increment(name, long, 2);
    await redis.pexpire(name, 10_000);
    await store.increment(name, long, 2);
    expect(await redis.pttl(name)).toBeGreaterThan(10_000);
    await redis.pexpire(name, 10_000);
    expect(await store.increment(name, long, 2)).toBe(3);
    expect(await redis.pttl(name)).toBeLessThanOrEqual(10_000);
  });

  it('outlast their time by no more than one window after the clock was set back by years', async () => {
    const name = newName();
    await store.increment(name, long);
    // How a counter's expiry looks after the clock was set back.
    await redis.pexpire(name, 10 * 365 * 24 * 60 * 60 * 1000);
    expect(await store.increment(name, long)).toBe(2);
    expect(await redis.pttl(name)).toBeLessThanOrEqual(long);
  });
});

describe('the embedded engine', () => {
  const server = useTestServer({ listen: false });

  /** A slow query that the engine cannot optimise away. */
  const longStatement = sql<{ n: number }>`
  select count(*) as n from
    (with recursive c(i) as (select 1 union all select i + 1 from c where i < 3000000) select i from c)`;

  it('answers short reads, and does not block the event loop, while a long read runs', async () => {
    const db = await server.store();
    const order: string[] = [];
    const long = longStatement.execute(db).then(({ rows }) => order.push(`long ${rows[0]?.n}`));
    await new Promise(setImmediate);
    order.push('event loop');
    await db.selectFrom('policy').select('fdId').limit(1).execute();
    order.push('short');
    await long;
    expect(order).toEqual(['event loop', 'short', 'long 3000000']);
  });

  describe('while another process holds the write lock', () => {
    it('answers reads at once, and a write as soon as the lock is released', async () => {
      const other = new Libsql(path.join(server.config.dataDir, 'portal.db'));
      other.exec('begin immediate');
      const order: string[] = [];
      const write = server.app.inject('/captcha/captchaImage?type=math').then(({ statusCode }) => {
        order.push(`captcha ${statusCode}`);
      });
      for (const url of ['/api/policy/list?pageSize=2', '/healthz', '/api/policy/list?pageSize=3']) {
        order.push(`read ${(await server.app.inject(url)).statusCode}`);
      }
      other.exec('commit');
      other.close();
      await write;
      expect(order).toEqual(['read 200', 'read 200', 'read 200', 'captcha 200']);
    });

    it('commits what is written after a write that was refused', async () => {
      const db = await server.store();
      const other = new Libsql(path.join(server.config.dataDir, 'portal.db'));
      const write = (store: Store, name: string) =>
        store.insertInto('portalState').values({ name, value: '' }).execute();
      // Refused at once.
      await sql`pragma busy_timeout = 0`.execute(db);
      other.exec('begin immediate');
      await expect(db.deleteFrom('portalState').execute()).rejects.toThrow('database is locked');
      other.exec('rollback');
      await write(db, 'alone');
      await db.transaction().execute((trx) => write(trx, 'in a transaction'));
      const seen = other.prepare(`select name from "portalState" where value = '' order by name`).all();
      expect(seen).toEqual([{ name: 'alone' }, { name: 'in a transaction' }]);
      other.close();
    });
  });
});
