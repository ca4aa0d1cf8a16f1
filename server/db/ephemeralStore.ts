import { sql } from 'kysely';
import type Redis from 'ioredis';
import { rowsWith } from './queries';
import type { Store } from './schema';
import { StoreUnavailableError } from '../lib/errors';

/**
 * Values that live for minutes and are shared by all servers: captchas, rate limit counters. In Redis if configured,
 * otherwise in the database.
 */
export interface EphemeralStore {
  /** Sets a value, replacing an older one. */
  set(name: string, value: string, ttlMs: number): Promise<void>;
  /** Gets a value. */
  get(name: string): Promise<string | null>;
  /** Gets and deletes a value atomically: of concurrent calls only one gets it. */
  getAndDelete(name: string): Promise<string | null>;
  /**
   * Increments a counter and returns the new count.
   * @param maxHits for a lock: up to this count each hit restarts the time; further hits change nothing. Without it the
   *   first hit starts a fixed window.
   */
  increment(name: string, ttlMs: number, maxHits?: number): Promise<number>;
  /** Deletes a value. */
  delete(name: string): Promise<void>;
  /** Deletes expired values if the engine does not do so itself. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

/** Maximum lifetime; a later expiry was set by a clock that was ahead. */
const longestMs = 24 * 60 * 60 * 1000;

/** Ephemeral values in the portal's own database. */
export class DatabaseEphemeralStore implements EphemeralStore {
  constructor(
    private readonly db: Store,
    private readonly now: () => number,
  ) {}

  async set(name: string, value: string, ttlMs: number): Promise<void> {
    const row = { value, count: 0, expiresAt: this.now() + ttlMs };
    await this.db
      .insertInto('shortLived')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }

  async get(name: string): Promise<string | null> {
    const row = await rowsWith(this.db, 'shortLived', { name }).select(['value', 'expiresAt']).executeTakeFirst();
    return this.#valueOf(row);
  }

  async getAndDelete(name: string): Promise<string | null> {
    const row = await this.db
      .deleteFrom('shortLived')
      .where('name', '=', name)
      .returning(['value', 'expiresAt'])
      .executeTakeFirst();
    return this.#valueOf(row);
  }

  #valueOf(row: { value: string | null; expiresAt: number | string } | undefined): string | null {
    const left = row ? Number(row.expiresAt) - this.now() : 0;
    return row && left > 0 && left <= longestMs ? row.value : null;
  }

  async increment(name: string, ttlMs: number, maxHits = 0): Promise<number> {
    const now = this.now();
    const over = sql<boolean>`${sql.ref('shortLived.expiresAt')} <= ${now}`;
    // A later expiry than any new one was set by a clock that was ahead.
    const end = sql.ref('shortLived.expiresAt');
    const count = sql.ref('shortLived.count');
    const restarts = sql<boolean>`${over} or ${count} < ${maxHits} or ${end} > ${now + ttlMs}`;
    const row = await this.db
      .insertInto('shortLived')
      .values({ name, value: null, count: 1, expiresAt: now + ttlMs })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          count: sql<number>`case when ${over} then 1 else ${count} + 1 end`,
          expiresAt: sql<number>`case when ${restarts} then ${now + ttlMs} else ${end} end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async delete(name: string): Promise<void> {
    await this.db.deleteFrom('shortLived').where('name', '=', name).execute();
  }

  async purge(): Promise<void> {
    const now = this.now();
    await this.db
      .deleteFrom('shortLived')
      .where((row) => row.or([row('expiresAt', '<=', now), row('expiresAt', '>', now + longestMs)]))
      .execute();
  }

  async close(): Promise<void> {}
}

/** Atomic, so that a counter always has an expiry, and never one that a clock that was ahead has set. */
const incrementScript = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 or left > tonumber(ARGV[1]) or count <= tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

/** Atomic; GETDEL would need Redis 6.2. */
const getAndDeleteScript = `
local value = redis.call('GET', KEYS[1])
redis.call('DEL', KEYS[1])
return value`;

/** Timeouts in ms, whether Redis does not respond, is starting or gone. */
const timeouts = { connectTimeout: 3000, commandTimeout: 3000, socketTimeout: 5000, maxRetriesPerRequest: 2 };

/** Ephemeral values in Redis, for several servers with many visitors. */
export class RedisEphemeralStore implements EphemeralStore {
  readonly #redis: Promise<Redis>;

  /**
   * While the connection is lost it is retried, and calls fail with a StoreUnavailableError.
   * @param onError called for each connection failure
   */
  constructor(url: string, onError: (error: Error) => void) {
    this.#redis = import('ioredis').then((ioredis) => {
      const redis = new ioredis.default(url, { keyPrefix: 'portal:', ...timeouts });
      return redis.on('error', onError);
    });
  }

  async set(name: string, value: string, ttlMs: number): Promise<void> {
    await this.#ask((redis) => redis.set(name, value, 'PX', ttlMs));
  }

  async get(name: string): Promise<string | null> {
    return this.#ask((redis) => redis.get(name));
  }

  async getAndDelete(name: string): Promise<string | null> {
    return (await this.#ask((redis) => redis.eval(getAndDeleteScript, 1, name))) as string | null;
  }

  async increment(name: string, ttlMs: number, maxHits = 0): Promise<number> {
    return Number(await this.#ask((redis) => redis.eval(incrementScript, 1, name, ttlMs, maxHits)));
  }

  async delete(name: string): Promise<void> {
    await this.#ask((redis) => redis.del(name));
  }

  async purge(): Promise<void> {}

  async close(): Promise<void> {
    (await this.#redis).disconnect();
  }

  async #ask<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    try {
      return await command(await this.#redis);
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }
}
