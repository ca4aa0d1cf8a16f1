import Redis from 'ioredis';
import { DatabaseEphemeralStore, RedisEphemeralStore, type EphemeralStore } from '../../../server/db/ephemeralStore';
import { afterwards } from '../../support/afterwards';
import { startTestServer, testEngines, type TestEngine } from '../../support/server';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const long = 60_000;
let count = 0;
const newName = () => `test:${process.pid}:${(count += 1)}`;

async function openInDatabase(engine: TestEngine) {
  const db = await (await startTestServer({ engine, listen: false })).store();
  let time = 1_000_000;
  const store: EphemeralStore = new DatabaseEphemeralStore(db, () => time);
  return { store, db, pass: (ms: number) => void (time += ms) };
}

function openInRedis() {
  const store: EphemeralStore = new RedisEphemeralStore(redisUrl, (error) => {
    throw error;
  });
  afterwards(() => store.close());
  return { store };
}

const kinds: [string, () => Promise<{ store: EphemeralStore }>][] = testEngines.map((engine) => [
  engine,
  () => openInDatabase(engine),
]);
if (redisUrl) kinds.push(['redis', async () => openInRedis()]);

describe.each(kinds)('ephemeral values, %s', (_kind, open) => {
  let store: EphemeralStore;
  beforeAll(async () => {
    ({ store } = await open());
  });

  it('are returned once, the newest of a name', async () => {
    const name = newName();
    await store.set(name, 'old', long);
    await store.set(name, 'new', long);
    expect(await store.getAndDelete(name)).toBe('new');
    expect(await store.getAndDelete(name)).toBeNull();
  });

  it('go to one of many concurrent callers', async () => {
    const name = newName();
    await store.set(name, 'value', long);
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.getAndDelete(name)));
    expect(taken.filter((value) => value !== null)).toEqual(['value']);
  });

  it('count the hits of a name, also concurrent ones, and restart when deleted', async () => {
    const name = newName();
    const counts = await Promise.all(Array.from({ length: 30 }, () => store.increment(name, long)));
    expect([...counts].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    await store.delete(name);
    expect(await store.increment(name, long)).toBe(1);
  });
});

describe.each(testEngines)('expiry, %s', (engine) => {
  let place: Awaited<ReturnType<typeof openInDatabase>>;
  beforeAll(async () => {
    place = await openInDatabase(engine);
  });

  it('deletes a value', async () => {
    await place.store.set('a', 'value', long);
    place.pass(long);
    expect(await place.store.getAndDelete('a')).toBeNull();
  });

  it('ends a window that began with its first hit', async () => {
    await place.store.increment('b', long);
    place.pass(long - 1);
    expect(await place.store.increment('b', long)).toBe(2);
    place.pass(1);
    expect(await place.store.increment('b', long)).toBe(1);
  });

  it('restarts with each hit up to the maximum, and with none after it', async () => {
    const hit = () => place.store.increment('c', long, 2);
    await hit();
    place.pass(long - 1);
    expect(await hit()).toBe(2);
    place.pass(long - 1);
    expect(await hit()).toBe(3);
    place.pass(1);
    expect(await hit()).toBe(1);
  });

  it('limits a name no longer than one window after the clock was set back by years', async () => {
    const years = 10 * 365 * 24 * 60 * 60 * 1000;
    place.pass(years);
    await place.store.increment('d', long);
    await place.store.set('captcha', 'value', long);
    place.pass(-years);
    expect(await place.store.increment('d', long)).toBe(2);
    place.pass(long);
    expect(await place.store.increment('d', long)).toBe(1);
    expect(await place.store.getAndDelete('captcha')).toBeNull();
  });

  it('leaves nothing behind after a cleanup', async () => {
    await place.store.set('over', 'x', 1);
    await place.store.set('alive', 'x', long);
    place.pass(1);
    await place.store.purge();
    const rows = await place.db.selectFrom('shortLived').select('name').execute();
    expect(rows.map(({ name }) => name)).toContain('alive');
    expect(rows.map(({ name }) => name)).not.toContain('over');
  });
});

(redisUrl ? describe : describe.skip)('expiry, redis', () => {
  const { store } = redisUrl ? openInRedis() : { store: null! };
  const redis = redisUrl ? new Redis(redisUrl, { keyPrefix: 'portal:' }) : null!;
  afterAll(() => redis.disconnect());

  it('is set for a value, and for a window by its first hit only', async () => {
    const [value, window] = [newName(), newName()];
    await store.set(value, 'value', long);
    expect(await redis.pttl(value)).toBeGreaterThan(0);
    await store.increment(window, long);
    await redis.pexpire(window, 10_000);
    await store.increment(window, long);
    expect(await redis.pttl(window)).toBeLessThanOrEqual(10_000);
  });

  it('restarts with each hit up to the maximum, and with none after it', async () => {
    const name = newName();
    await store.increment(name, long, 2);
    await redis.pexpire(name, 10_000);
    await store.increment(name, long, 2);
    expect(await redis.pttl(name)).toBeGreaterThan(10_000);
    await redis.pexpire(name, 10_000);
    expect(await store.increment(name, long, 2)).toBe(3);
    expect(await redis.pttl(name)).toBeLessThanOrEqual(10_000);
  });

  it('limits a name no longer than one window after the clock was set back by years', async () => {
    const name = newName();
    await store.increment(name, long);
    // How a counter's expiry looks after the clock was set back.
    await redis.pexpire(name, 10 * 365 * 24 * 60 * 60 * 1000);
    expect(await store.increment(name, long)).toBe(2);
    expect(await redis.pttl(name)).toBeLessThanOrEqual(long);
  });
});
