import { sql } from 'kysely';
import type { Store } from './schema';
import type { EphemeralStore } from './ephemeralStore';

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
    const row = await this.db
      .selectFrom('shortLived')
      .select(['value', 'expiresAt'])
      .where('name', '=', name)
      .executeTakeFirst();
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
