import Redis from 'ioredis';
import { StoreUnavailableError } from '../lib/errors';
import type { EphemeralStore } from './ephemeralStore';

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
  readonly #redis: Redis;

  /**
   * While the connection is lost it is retried, and calls fail with a StoreUnavailableError.
   * @param onError called for each connection failure
   */
  constructor(url: string, onError: (error: Error) => void) {
    this.#redis = new Redis(url, { keyPrefix: 'portal:', ...timeouts });
    this.#redis.on('error', onError);
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
    this.#redis.disconnect();
  }

  async #ask<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    try {
      return await command(this.#redis);
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }
}
