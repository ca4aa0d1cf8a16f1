import Redis from 'ioredis';
import type { ShortLived } from './shortLived';

/** One step on the server, so that a counter never stays without an end. */
const hitScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 or ARGV[2] == '1' then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

/** The value and its removal in one step; GETDEL would need Redis 6.2. */
const takeScript = `
local value = redis.call('GET', KEYS[1])
redis.call('DEL', KEYS[1])
return value`;

/** Short-lived values in Redis, for several servers with many visitors. */
export class RedisShortLived implements ShortLived {
  readonly #redis: Redis;

  /** @param onError told when the connection fails; calls then fail after a few tries. */
  constructor(url: string, onError: (error: Error) => void) {
    this.#redis = new Redis(url, { keyPrefix: 'portal:', maxRetriesPerRequest: 2, connectTimeout: 5000 });
    this.#redis.on('error', onError);
  }

  async put(name: string, value: string, ttlMs: number): Promise<void> {
    await this.#redis.set(name, value, 'PX', ttlMs);
  }

  async take(name: string): Promise<string | null> {
    return (await this.#redis.eval(takeScript, 1, name)) as string | null;
  }

  async hit(name: string, ttlMs: number, restart = false): Promise<number> {
    return Number(await this.#redis.eval(hitScript, 1, name, ttlMs, restart ? '1' : '0'));
  }

  async forget(name: string): Promise<void> {
    await this.#redis.del(name);
  }

  async purge(): Promise<void> {}

  async close(): Promise<void> {
    this.#redis.disconnect();
  }
}
