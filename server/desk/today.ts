import { sql, type RawBuilder } from 'kysely';
import { mayUse } from '../../src/contract/desk';
import type { Today } from '../../src/contract/today';
import type { SubmissionAction } from '../../src/contract/submission';
import { countOf } from '../db/queries';
import { chinaDay, chinaDayNumber, chinaTime, startOfChinaDay } from '../lib/chinaTime';
import type { Services } from '../services';
import { answerClockOf } from '../submissions/answerClock';
import { deskAreas, type DeskArea } from './contentItem';
import { inboxRows, dueDays, listByDue } from './inbox';
import { listRows, type DeskPlugin } from './deskRoutes';

/** Rows of each block; the lists that they belong to have the rest. */
const shown = 10;

async function submissionsOf(services: Services, today: number) {
  const { db } = services;
  const clock = await answerClockOf(db);
  const all = sql<boolean>`1 = 1`;
  const days = await dueDays(db, all, clock);
  const first = await listRows(db, listByDue(db, all, days), { offset: 0, limit: shown });
  const countOn = (is: (due: number) => boolean) =>
    days.filter(({ due }) => is(due)).reduce((sum, { count }) => sum + count, 0);
  return {
    limits: clock.limits,
    open: countOn(() => true),
    overdue: countOn((due) => due < today),
    dueToday: countOn((due) => due === today),
    week: await weekOf(services, today),
    waiting: (await inboxRows(services, first)).map(({ number, kind, title, fdComName, left = 0 }) => ({
      ...{ number, kind, title, fdComName, left },
    })),
  };
}

/** Events by which a submission is closed in any way, or published. */
const closing = ['grant', 'refuse', 'withdraw', 'remove', 'publish'] satisfies SubmissionAction[];

/** How many submissions came in on each of the last seven days, and how many were closed in any way or published. */
async function weekOf({ db }: Services, today: number) {
  const days = Array.from({ length: 7 }, (_, place) => today - 6 + place);
  const since = startOfChinaDay(days[0]!);
  const countBy = async (at: string, count: RawBuilder<number>, from: RawBuilder<unknown>) => {
    const { rows } = await sql<{ day: number | string; count: number | string }>`
      select (${sql.ref(at)} + 28800000) / 86400000 as "day", ${count} as "count"
      from ${from} and ${sql.ref(at)} >= ${since} group by 1`.execute(db);
    return new Map(rows.map(({ day, count: counted }) => [Number(day), Number(counted)]));
  };
  const [arrived, closed] = await Promise.all([
    countBy('createdAt', sql`count(*)`, sql`"submission" where 1 = 1`),
    // By what was done: the last change of one that is published may be an edit.
    countBy(
      'at',
      sql`count(distinct "submissionId")`,
      sql`"submission" inner join "submissionEvent" on "submissionId" = "submission"."fdId"
        where "changedAt" >= ${since} and "action" in (${sql.join(closing)})`,
    ),
  ]);
  return days.map((day) => ({
    day: chinaDay(startOfChinaDay(day)),
    arrived: arrived.get(day) ?? 0,
    closed: closed.get(day) ?? 0,
  }));
}

/** What ends on a day. */
async function endsOn({ db }: Services, { area, title, closes }: DeskArea, day: string) {
  if (closes === null) return { count: 0, items: [] };
  const ending = sql`from ${sql.table(area)} where ${sql.ref(closes)} >= ${day} and ${sql.ref(closes)} <= ${`${day} 23:59:59`}`;
  const [counted, ended] = await Promise.all([
    sql<{ count: number | string }>`select count(*) as "count" ${ending}`.execute(db),
    sql<{ fdId: string; title: string | null }>`
      select "fdId", ${sql.ref(title)} as "title" ${ending} limit ${shown}`.execute(db),
  ]);
  const items = ended.rows.map((row) => ({ area, fdId: row.fdId, title: row.title ?? '' }));
  return { count: Number(counted.rows[0]?.count ?? 0), items };
}

async function contentOf(services: Services, now: number) {
  const due = services.db.selectFrom('contentItem').where('scheduledAt', '<', startOfChinaDay(chinaDayNumber(now) + 1));
  const [goesOut, total, searches, ...ends] = await Promise.all([
    due.select(['area', 'fdId', 'title', 'scheduledAt']).orderBy('scheduledAt').limit(shown).execute(),
    countOf(due),
    services.db.selectFrom('emptySearch').select('word').orderBy('day', 'desc').orderBy('word').limit(shown).execute(),
    ...deskAreas.map((area) => endsOn(services, area, chinaDay(now))),
  ]);
  return {
    goesOut: {
      count: total,
      items: goesOut.map(({ scheduledAt, ...one }) => ({ ...one, at: chinaTime(Number(scheduledAt)) })),
    },
    ends: {
      count: ends.reduce((sum, { count }) => sum + count, 0),
      items: ends.flatMap(({ items }) => items).slice(0, shown),
    },
    searches: searches.map(({ word }) => word),
  };
}

/** What the day asks for: what waits and is overdue, what goes out and what ends. Each role sees its own part. */
export const today: DeskPlugin = ({ get }, services) => {
  const { now } = services;
  get('/api/desk/today', {}, async ({ staff: { role } }): Promise<Today> => {
    const [submissions, content] = await Promise.all([
      mayUse(role, 'inbox') ? submissionsOf(services, chinaDayNumber(now())) : null,
      mayUse(role, 'content') ? contentOf(services, now()) : null,
    ]);
    return { submissions, content };
  });
};
