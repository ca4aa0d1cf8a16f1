import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { mayUse } from '../../src/contract/desk';
import { submissionKinds } from '../../src/contract/submission';
import { success, successSchema } from '../http/envelopes';
import { chinaDay, chinaDayNumber, chinaTime, startOfChinaDay } from '../lib/chinaTime';
import type { AreaPlugin, Services } from '../services';
import { answerClockOf } from '../submissions/answerClock';
import { deskAreas, type DeskArea } from './contentAreas';
import { totalOf } from './dayPages';
import { inboxRows } from './inbox';
import { dueBuckets, idsByDue } from './inboxByDue';
import { requireStaff, staffOf } from './requireStaff';

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
    due.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow(),
    services.db.selectFrom('emptySearch').select('word').orderBy('day', 'desc').orderBy('word').limit(shown).execute(),
    ...deskAreas.map((area) => endsOn(services, area, chinaDay(now))),
  ]);
  return {
    goesOut: {
      count: Number(total.count),
      items: goesOut.map(({ scheduledAt, ...one }) => ({ ...one, at: chinaTime(Number(scheduledAt)) })),
    },
    ends: {
      count: ends.reduce((sum, { count }) => sum + count, 0),
      items: ends.flatMap(({ items }) => items).slice(0, shown),
    },
    searches: searches.map(({ word }) => word),
  };
}

const item = { area: Type.String(), fdId: Type.String(), title: Type.String() };
const nullable = <Schema extends ReturnType<typeof Type.Object>>(schema: Schema) => Type.Union([schema, Type.Null()]);
const answer = Type.Object({
  submissions: nullable(
    Type.Object({
      limits: Type.Object(Object.fromEntries(submissionKinds.map((kind) => [kind, Type.Integer()]))),
      open: Type.Integer(),
      overdue: Type.Integer(),
      dueToday: Type.Integer(),
      waiting: Type.Array(
        Type.Object({
          number: Type.String(),
          kind: Type.String(),
          title: Type.String(),
          fdComName: Type.String(),
          left: Type.Integer(),
        }),
      ),
    }),
  ),
  content: nullable(
    Type.Object({
      goesOut: Type.Object({ count: Type.Integer(), items: Type.Array(Type.Object({ ...item, at: Type.String() })) }),
      ends: Type.Object({ count: Type.Integer(), items: Type.Array(Type.Object(item)) }),
      searches: Type.Array(Type.String()),
    }),
  ),
});

/** What the day asks for: what waits and is overdue, what goes out and what ends. Each role sees its own part. */
export const today: AreaPlugin = (app, services) => {
  const { now } = services;
  const schema = { tags: ['desk'], response: { 200: successSchema(answer) } };
  app.get('/api/desk/today', { schema, onRequest: requireStaff(services, 'today') }, async (request) => {
    const { role } = await staffOf(services, request);
    const [submissions, content] = await Promise.all([
      mayUse(role, 'inbox') ? submissionsOf(services, chinaDayNumber(now())) : null,
      mayUse(role, 'content') ? contentOf(services, now()) : null,
    ]);
    return success({ submissions, content });
  });
};
