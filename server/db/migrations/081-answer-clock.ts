import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';
import { countRows, dayOf } from './counts';
import { createTable, runAll } from './tables';

/** A row waits for staff; the day on which its time limit began, since 1970, China's. */
const isOpen = (of: string) => `${of}"state" in ('submitted', 'accepted', 'pending')`;
const clockDay = (of: string) => `coalesce(${of}"clockDay", ${dayOf(of, 'createdAt')})`;

const place = (of: string) => ({
  kind: `${of}"kind"`,
  state: `${of}"state"`,
  handler: `coalesce(${of}"handler", '')`,
  day: clockDay(of),
});

/**
 * What waits for staff, in the order of its time limits: when each one's time began if that was not its arrival, counts by
 * that day, which triggers keep true, and an index.
 */
export async function answerClock(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('clockDay', 'bigint').execute();
  const key = ['openCount_by_place', Object.keys(place(''))] as const;
  await createTable(db, 'openCount', 'kind! state! handler! day!# count!#', key);
  await sql
    .raw(
      `create index "submission_open" on "submission"
       ("kind", (${clockDay('')}), "createdAt", "fdId", "state", "handler") where ${isOpen('')}`,
    )
    .execute(db);
  const counting = {
    table: 'submission',
    counts: 'openCount',
    rows: [{ place, has: isOpen }],
    changes: ['kind', 'state', 'handler', 'createdAt', 'clockDay'],
    name: 'open_count',
    functionName: 'count_open_submission',
  };
  await runAll(db, countRows(counting, isPostgres(db)));
}
