import { sql } from 'kysely';
import type { Store } from '../../server/db/schema';
import { eventually } from './eventually';

/** Waits until so many statements in the PostgreSQL store wait for a lock. */
export const untilLocked = (db: Store, count = 1) =>
  eventually(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows).toHaveLength(count);
  });
