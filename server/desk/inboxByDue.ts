import { sql } from 'kysely';
import type { Store } from '../db/schema';
import { bucketParts } from '../lib/bucketParts';
import type { AnswerClock } from '../submissions/answerClock';
import { allOf, countedConditions, type CountedFilter } from './inboxFilter';
import type { Window } from './sortOrder';

/** Submissions that wait for staff, of one kind and with one last day (days since 1970, China time). */
export interface DueBucket {
  kind: string;
  /** When their time limit began. */
  day: number;
  due: number;
  count: number;
}

/** What waits for staff, with what is due first at the beginning. */
export async function dueBuckets(db: Store, filter: CountedFilter, clock: AnswerClock): Promise<DueBucket[]> {
  const { rows } = await sql<Record<'kind' | 'day' | 'count', string>>`
    select "kind", "day", sum("count") as "count" from "openCount"
    where "count" > 0 and ${allOf(countedConditions(filter))} group by "kind", "day"`.execute(db);
  return rows
    .map(({ kind, day, count }) => ({
      kind,
      day: Number(day),
      due: clock.dueDay(kind, Number(day)),
      count: Number(count),
    }))
    .sort((one, other) => one.due - other.due || one.day - other.day || (one.kind < other.kind ? -1 : 1));
}

// As in the index of migration 081.
const clockDay = sql`coalesce("clockDay", ("createdAt" + 28800000) / 86400000)`;
const isOpen = sql`"state" in ('submitted', 'accepted', 'pending')`;

/** Ids of one page of what waits for staff, what is due first and of that the oldest at the beginning. */
export async function idsByDue(
  db: Store,
  filter: CountedFilter,
  buckets: DueBucket[],
  { offset, limit }: Window,
): Promise<string[]> {
  const conditions = allOf(countedConditions({ ...filter, kind: null }));
  const reads = bucketParts(buckets, offset, limit).map(
    ({ bucket, skipped, count }, place) => sql`select * from (
      select "fdId", "createdAt", ${sql.lit(place)} as "place" from "submission"
      where ${isOpen} and "kind" = ${bucket.kind} and ${clockDay} = ${bucket.day} and ${conditions}
      order by "createdAt", "fdId" limit ${count} offset ${skipped}) as ${sql.ref(`part${place}`)}`,
  );
  if (reads.length === 0) return [];
  const { rows } = await sql<{ fdId: string }>`
    ${sql.join(reads, sql` union all `)} order by "place", "createdAt", "fdId"`.execute(db);
  return rows.map(({ fdId }) => fdId);
}
