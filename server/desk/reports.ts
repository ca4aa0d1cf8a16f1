import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { Report, ReportReason } from '../../src/contract/desk';
import { writeAuditLog } from '../db/writeAuditLog';
import type { FormRules } from '../../src/contract/form';
import { checkFields } from '../http/checkFields';
import { listSchema, page, success } from '../http/envelopes';
import { pageWindow, pagingQuery } from '../http/pagination';
import type { PortalApp } from '../http/portalApp';
import { chinaTime } from '../lib/chinaTime';
import type { AreaPlugin, Services } from '../services';
import { deskDayCounts, idsByDay, inOrder, readDeskPaging, totalOf, type DayList } from './dayPages';
import { nullable, tags, text, writing } from './deskSchemas';
import { requireStaff, staffOf } from './requireStaff';

const answerForm = { answer: { maxLength: 500, multiline: true } } as const satisfies FormRules;
const answerLabels = { answer: '处理结果' };

const report = Type.Object({
  fdId: text,
  area: text,
  targetId: text,
  title: text,
  reason: text,
  note: nullable,
  contact: nullable,
  at: text,
  closedAt: nullable,
  closedBy: nullable,
  answer: nullable,
});

const openOnes: DayList = { table: 'report', at: 'createdAt', conditions: sql<boolean>`"closedAt" is null` };
const closedOnes: DayList = { table: 'report', at: 'closedAt', conditions: sql<boolean>`"closedAt" is not null` };

function listRoute(app: PortalApp, services: Services) {
  const { db } = services;
  const { pageNum, pageSize, reasonable } = pagingQuery;
  const state = Type.Optional(Type.String({ description: 'open 待处理（缺省），closed 已处理' }));
  const schema = {
    tags,
    querystring: Type.Object({ pageNum, pageSize, reasonable, state }),
    response: { 200: listSchema(report) },
  };
  app.get('/api/desk/reports', { schema, onRequest: requireStaff(services, 'inbox') }, async ({ query }) => {
    const closed = query.state === 'closed';
    const days = await deskDayCounts(db, closed ? 'closedReports' : 'openReports');
    const total = totalOf(days);
    const ids = await idsByDay(db, closed ? closedOnes : openOnes, days, pageWindow(readDeskPaging(query), total));
    const rows = ids.length === 0 ? [] : await db.selectFrom('report').selectAll().where('fdId', 'in', ids).execute();
    return page<Report>(
      total,
      inOrder(ids, rows).map(({ createdAt, closedAt, reason, ...row }) => ({
        ...row,
        reason: reason as ReportReason,
        at: chinaTime(Number(createdAt)),
        closedAt: closedAt === null ? null : chinaTime(Number(closedAt)),
      })),
    );
  });
}

function closeRoute(app: PortalApp, services: Services) {
  const { db, now } = services;
  const fdIds = Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 100 });
  const schema = writing(
    { fdIds, answer: Type.String({ maxLength: 500, default: '' }) },
    Type.Object({ done: Type.Array(text) }),
    '处理完毕；已由他人处理的不在 done 之列。',
  );
  app.post('/api/desk/reports/close', { schema, onRequest: requireStaff(services, 'inbox') }, async (request) => {
    const staff = await staffOf(services, request);
    const answer = checkFields(request.body, answerForm, answerLabels, '').answer || null;
    const at = now();
    const done: string[] = [];
    for (const fdId of new Set(request.body.fdIds)) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('report')
          .set({ closedAt: at, closedBy: staff.name, answer })
          .where('fdId', '=', fdId)
          .where('closedAt', 'is', null)
          .returning(['area', 'targetId', 'title'])
          .executeTakeFirst();
        if (!row) return;
        const act = { action: 'report:close', target: `${row.area} ${row.targetId}`, title: row.title, note: answer };
        await writeAuditLog(trx, staff, act, at);
        done.push(fdId);
      });
    }
    return success({ done });
  });
}

/** Reports by visitors. */
export const reports: AreaPlugin = (app, services) => {
  listRoute(app, services);
  closeRoute(app, services);
};
