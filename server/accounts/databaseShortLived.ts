import { sql } from 'kysely';
import type { Store } from '../db/schema';
import type { ShortLived } from './shortLived';

/** Short-lived values in the portal's own database. */
export class DatabaseShortLived implements ShortLived {
  constructor(
    private readonly db: Store,
    private readonly now: () => number,
  ) {}

  async put(name: string, value: string, ttlMs: number): Promise<void> {
    const row = { value, count: 0, expiresAt: this.now() + ttlMs };
    await this.db
      .insertInto('shortLived')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }

  async take(name: string): Promise<string | null> {
    const row = await this.db
      .deleteFrom('shortLived')
      .where('name', '=', name)
      .returning(['value', 'expiresAt'])
      .executeTakeFirst();
    return row && Number(row.expiresAt) > this.now() ? row.value : null;
  }

  async hit(name: string, ttlMs: number, restart = false): Promise<number> {
    const now = this.now();
    const over = sql<boolean>`${sql.ref('shortLived.expiresAt')} <= ${now}`;
    const renewed = restart ? sql<number>`${now + ttlMs}` : null;
    const row = await this.db
      .insertInto('shortLived')
      .values({ name, value: null, count: 1, expiresAt: now + ttlMs })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          count: sql<number>`case when ${over} then 1 else ${sql.ref('shortLived.count')} + 1 end`,
          expiresAt:
            renewed ?? sql<number>`case when ${over} then ${now + ttlMs} else ${sql.ref('shortLived.expiresAt')} end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async forget(name: string): Promise<void> {
    await this.db.deleteFrom('shortLived').where('name', '=', name).execute();
  }

  async purge(): Promise<void> {
    await this.db.deleteFrom('shortLived').where('expiresAt', '<=', this.now()).execute();
  }

  async close(): Promise<void> {}
}
