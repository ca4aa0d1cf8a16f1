import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { FormRules } from '../../src/contract/form';
import { checkFields } from '../http/checkFields';
import { pagingQuery } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import type { AreaPlugin } from '../services';
import { inOrder, newestFirst, pageOf, type DeskList, deskRoutes, record } from './deskRoutes';
import { nullable, text } from './deskSchemas';

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

export const openReports: DeskList = {
  table: 'report',
  where: sql<boolean>`"closedAt" is null`,
  order: newestFirst('createdAt'),
};
const closedReports: DeskList = {
  table: 'report',
  where: sql<boolean>`"closedAt" is not null`,
  order: newestFirst('closedAt'),
};

/** Reports by visitors. */
export const reports: AreaPlugin = (app, services) => {
  const { db } = services;
  const { list, post } = deskRoutes(app, services, 'inbox');

  const state = Type.Optional(Type.String({ description: 'open 待处理（缺省），closed 已处理' }));
  const query = { reasonable: pagingQuery.reasonable, state };
  list('/api/desk/reports', { query, row: report }, async ({ query: { state: asked }, paging }) => {
    const { total, ids } = await pageOf(db, asked === 'closed' ? closedReports : openReports, paging);
    const stored = ids.length === 0 ? [] : await db.selectFrom('report').selectAll().where('fdId', 'in', ids).execute();
    const rows = inOrder(ids, stored).map(({ createdAt, closedAt, ...row }) => ({
      ...row,
      at: chinaTime(Number(createdAt)),
      closedAt: closedAt === null ? null : chinaTime(Number(closedAt)),
    }));
    return { total, rows };
  });

  const close = {
    body: {
      fdIds: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 100 }),
      answer: Type.String({ maxLength: 500, default: '' }),
    },
    answer: Type.Object({ done: Type.Array(text) }),
    description: '处理完毕；已由他人处理的不在 done 之列。',
  };
  post('/api/desk/reports/close', close, async ({ body, inTransaction }) => {
    const answer = checkFields(body, answerForm, answerLabels, '').answer || null;
    const done: string[] = [];
    for (const fdId of new Set(body.fdIds)) {
      await inTransaction(async (context) => {
        const { trx, staff, now } = context;
        const row = await trx
          .updateTable('report')
          .set({ closedAt: now, closedBy: staff.name, answer })
          .where('fdId', '=', fdId)
          .where('closedAt', 'is', null)
          .returning(['area', 'targetId', 'title'])
          .executeTakeFirst();
        if (!row) return;
        const { area, targetId, title } = row;
        await record(context, { action: 'report:close', target: `${area} ${targetId}`, title, note: answer });
        done.push(fdId);
      });
    }
    return { done };
  });
};
