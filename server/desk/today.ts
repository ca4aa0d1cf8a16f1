import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { mayUse } from '../../src/contract/desk';
import { openStates, submissionKinds, type SubmissionKind } from '../../src/contract/submission';
import type { Store } from '../db/schema';
import { success, successSchema } from '../http/envelopes';
import { chinaDay, chinaDayNumber, chinaTime, startOfChinaDay } from '../lib/chinaTime';
import { lastDayOf, workingDaysUntil } from '../lib/workingDays';
import type { AreaPlugin, Services } from '../services';
import { entriesOf, toSummary } from '../submissions/summaries';
import { deskAreas, type DeskArea } from './contentAreas';
import { inOrder } from './dayPages';
import { inboxPage } from './inboxPage';
import { requireStaff, staffOf } from './requireStaff';
import { daysOffOf, readCalendar } from './workCalendar';

/** Rows of each block; the lists that they belong to have the rest. */
const shown = 10;

/** A page as the list would ask for it. */
const paging = (pageNum: number, pageSize: number) => ({ pageNum, pageSize, order: [], reasonable: false });

const open = { states: openStates, target: null, handler: null, fromDay: null, q: null };

/** The submissions of a kind that have waited longest. */
async function longestWaiting(db: Store, kind: SubmissionKind): Promise<string[]> {
  const filter = { ...open, kind };
  const { total } = await inboxPage(db, filter, paging(1, 1));
  const last = Math.ceil(total / shown);
  const pages = await Promise.all(
    [last - 1, last].filter((pageNum) => pageNum > 0).map((pageNum) => inboxPage(db, filter, paging(pageNum, shown))),
  );
  return pages.flatMap(({ ids }) => ids).slice(-shown);
}

async function submissionsOf(db: Store, today: number) {
  const counts = await db
    .selectFrom('submissionCount')
    .select(({ fn }) => ['kind', 'day', fn.sum<number | string>('count').as('count')])
    .where('state', 'in', openStates)
    .groupBy(['kind', 'day'])
    .execute();
  const calendar = await readCalendar(db);
  const daysOff = daysOffOf(calendar);
  const lastDay = (kind: string, day: number) => lastDayOf(day, calendar.limits[kind as SubmissionKind], daysOff);
  const sum = (isCounted: (last: number) => boolean) =>
    counts.reduce((all, { kind, day, count }) => all + (isCounted(lastDay(kind, Number(day))) ? Number(count) : 0), 0);
  const ids = (await Promise.all(submissionKinds.map((kind) => longestWaiting(db, kind)))).flat();
  const rows = ids.length === 0 ? [] : await db.selectFrom('submission').selectAll().where('fdId', 'in', ids).execute();
  const entries = await entriesOf(db, rows);
  const waiting = inOrder(ids, rows).map((row) => ({
    ...toSummary(row, entries.get(row.fdId)),
    fdComName: row.fdComName,
    left: workingDaysUntil(today, lastDay(row.kind, chinaDayNumber(Number(row.createdAt))), daysOff),
  }));
  return {
    limits: calendar.limits,
    open: sum(() => true),
    overdue: sum((last) => last < today),
    dueToday: sum((last) => last === today),
    waiting: waiting.sort((one, other) => one.left - other.left).slice(0, shown),
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
  const [goesOut, total, ...ends] = await Promise.all([
    due.select(['area', 'fdId', 'title', 'scheduledAt']).orderBy('scheduledAt').limit(shown).execute(),
    due.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow(),
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
    }),
  ),
});

/** What the day asks for: what waits and is overdue, what goes out and what ends. Each role sees its own part. */
export const today: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const schema = { tags: ['desk'], response: { 200: successSchema(answer) } };
  app.get('/api/desk/today', { schema, onRequest: requireStaff(services, 'today') }, async (request) => {
    const { role } = await staffOf(services, request);
    const [submissions, content] = await Promise.all([
      mayUse(role, 'inbox') ? submissionsOf(db, chinaDayNumber(now())) : null,
      mayUse(role, 'content') ? contentOf(services, now()) : null,
    ]);
    return success({ submissions, content });
  });
};
