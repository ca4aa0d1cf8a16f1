import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { mayUse } from '../../src/contract/desk';
import { submissionKinds } from '../../src/contract/submission';
import { countOf } from '../db/countOf';
import { chinaDay, chinaDayNumber, chinaTime, startOfChinaDay } from '../lib/chinaTime';
import type { AreaPlugin, Services } from '../services';
import { answerClockOf } from '../submissions/answerClock';
import { deskAreas, type DeskArea } from './contentAreas';
import { totalOf } from './dayPages';
import { inboxRows } from './inbox';
import { dueBuckets, idsByDue } from './inboxByDue';
import { deskRoutes } from './deskRoutes';
import { text, whole } from './deskSchemas';

/** Rows of each block; the lists that they belong to have the rest. */
const shown = 10;

const everything = { kind: null, states: null, handler: null };

async function submissionsOf(services: Services, today: number) {
  const { db } = services;
  const clock = await answerClockOf(db);
  const buckets = await dueBuckets(db, everything, clock);
  const ids = await idsByDue(db, everything, buckets, { offset: 0, limit: shown });
  return {
    limits: clock.limits,
    open: totalOf(buckets),
    overdue: totalOf(buckets.filter(({ due }) => due < today)),
    dueToday: totalOf(buckets.filter(({ due }) => due === today)),
    waiting: (await inboxRows(services, ids)).map((row) => ({ ...row, left: row.left ?? 0 })),
  };
}

/** What ends on a day, by the counts that the store keeps: without any nothing is looked for, since no index has the day. */
async function endsOn({ db, longReads }: Services, { area, title, closes }: DeskArea, day: string) {
  if (closes === null) return { count: 0, items: [] };
  const { count } = await db
    .selectFrom('closingCount')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
    .where('area', '=', area)
    .where('closes', '=', day.slice(0, 7))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return { count: 0, items: [] };
  // In no order: that would read the rows instead of an index that holds both columns.
  const ids = sql`select "fdId" from ${sql.table(area)}
    where ${sql.ref(closes)} >= ${day} and ${sql.ref(closes)} <= ${`${day} 23:59:59`} limit ${shown}`;
  const { rows } = await longReads.run(() =>
    sql<{ fdId: string; title: string | null }>`
      select "fdId", ${sql.ref(title)} as "title" from ${sql.table(area)} where "fdId" in (${ids})`.execute(db),
  );
  return { count: Number(count), items: rows.map((row) => ({ area, fdId: row.fdId, title: row.title ?? '' })) };
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

const item = { area: text, fdId: text, title: text };
const waiting = { number: text, kind: text, title: text, fdComName: text, left: Type.Integer() };
const nullable = <Schema extends ReturnType<typeof Type.Object>>(schema: Schema) => Type.Union([schema, Type.Null()]);
const answer = Type.Object({
  submissions: nullable(
    Type.Object({
      limits: Type.Object(Object.fromEntries(submissionKinds.map((kind) => [kind, whole]))),
      ...{ open: whole, overdue: whole, dueToday: whole },
      waiting: Type.Array(Type.Object(waiting)),
    }),
  ),
  content: nullable(
    Type.Object({
      goesOut: Type.Object({ count: whole, items: Type.Array(Type.Object({ ...item, at: text })) }),
      ends: Type.Object({ count: whole, items: Type.Array(Type.Object(item)) }),
      searches: Type.Array(text),
    }),
  ),
});

/** What the day asks for: what waits and is overdue, what goes out and what ends. Each role sees its own part. */
export const today: AreaPlugin = (app, services) => {
  const { now } = services;
  deskRoutes(app, services, 'today').get('/api/desk/today', { answer }, async ({ staff: { role } }) => {
    const [submissions, content] = await Promise.all([
      mayUse(role, 'inbox') ? submissionsOf(services, chinaDayNumber(now())) : null,
      mayUse(role, 'content') ? contentOf(services, now()) : null,
    ]);
    return { submissions, content };
  });
};
