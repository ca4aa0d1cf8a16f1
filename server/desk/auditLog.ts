import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { DeskRecord } from '../../src/contract/desk';
import { listSchema, page } from '../http/envelopes';
import { pageWindow, pagingQuery } from '../http/pagination';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import type { AreaPlugin } from '../services';
import { deskDayCounts, idsByDay, inOrder, readDeskPaging, totalOf, type DayList } from './dayPages';
import { requireStaff } from './requireStaff';

const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });

const record = Type.Object({
  fdId: Type.String(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  target: Type.String(),
  title: textOrNull,
  note: textOrNull,
});

const columns = ['fdId', 'at', 'actor', 'action', 'target', 'title', 'note'] as const;

type Query = Partial<Record<keyof typeof pagingQuery, string>>;

async function ofAll(db: Store, query: Query) {
  const days = await deskDayCounts(db, 'records');
  const total = totalOf(days);
  const list: DayList = { table: 'deskRecord', at: 'at', conditions: sql<boolean>`1 = 1` };
  return { total, ids: await idsByDay(db, list, days, pageWindow(readDeskPaging(query), total)) };
}

/** Entries for one content item or submission, in index order. */
async function ofTarget(db: Store, target: string, query: Query) {
  const matching = db.selectFrom('deskRecord').where('target', '=', target);
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const { offset, limit } = pageWindow(readDeskPaging(query), total);
  const rows = await matching
    .select('fdId')
    .orderBy('at', 'desc')
    .orderBy('fdId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, ids: rows.map(({ fdId }) => fdId) };
}

/** The audit log, newest first; of one target if given. */
export const auditLog: AreaPlugin = (app, services) => {
  const { db } = services;
  const { pageNum, pageSize, reasonable } = pagingQuery;
  const target = Type.Optional(Type.String({ description: '编号，或栏目与 fdId' }));
  const schema = {
    tags: ['desk'],
    querystring: Type.Object({ pageNum, pageSize, reasonable, target }),
    response: { 200: listSchema(record) },
  };
  app.get('/api/desk/records', { schema, onRequest: requireStaff(services, 'inbox') }, async ({ query }) => {
    const { total, ids } = query.target ? await ofTarget(db, query.target, query) : await ofAll(db, query);
    const rows =
      ids.length === 0 ? [] : await db.selectFrom('deskRecord').select(columns).where('fdId', 'in', ids).execute();
    return page<DeskRecord>(
      total,
      inOrder(ids, rows).map((row) => ({ ...row, at: chinaTime(Number(row.at)) })),
    );
  });
};
