import { Type } from '@sinclair/typebox';
import { sql, type RawBuilder } from 'kysely';
import { auditActions } from '../../src/contract/auditActions';
import type { AuditFilter } from '../../src/contract/desk';
import { containsText } from '../db/queries';
import type { Store } from '../db/schema';
import { chinaTime, chinaTimeOrNull, dayMs, readStartOfDay } from '../lib/chinaTime';
import { allOf, countRows, equals, reversed } from '../lists/listQuery';
import { requirePassword } from './ownAccount';
import { allRows, newestFirst, type DeskList, type DeskPlugin, orderQuery, pageRows } from './deskRoutes';
import { exportFormat, sendTable } from './exportFormats';
import type { DeskRecord, Report } from '../../src/contract/desk';
import { reportAnswerForm, reportAnswerLabels } from '../../src/contract/deskForms';
import { checkFields } from '../http/bodies';

/** Columns of the exported file, with those that the filter's text is searched in. */
const headings = ['时间', '经办人', '操作', '编号', '事项', '说明'];
const searched = ['target', 'title', 'note', 'actor'];

const filters = {
  q: Type.Optional(Type.String({ maxLength: 100, description: '编号、事项、说明或经办人含有' })),
  action: Type.Optional(Type.String({ description: '操作' })),
  from: Type.Optional(Type.String({ description: '自该日，yyyy-MM-dd' })),
  to: Type.Optional(Type.String({ description: '至该日（含）' })),
};

type Filter = AuditFilter & { target?: string };

/** The entries that a filter leaves. */
function matching(db: Store, { target, q, action, from, to }: Filter): RawBuilder<boolean> {
  // Anything that is no day does not filter.
  const [since, until] = [readStartOfDay(from ?? ''), readStartOfDay(to ?? '')];
  const words = q?.trim();
  const holding = words ? searched.map((column) => containsText(db, column, words)) : [];
  return allOf([
    ...Object.entries({ target, action }).flatMap(([column, value]) => (value ? equals([column, value]) : [])),
    ...(since === null ? [] : [sql<boolean>`"at" >= ${since}`]),
    ...(until === null ? [] : [sql<boolean>`"at" < ${until + dayMs}`]),
    ...(words ? [sql<boolean>`(${sql.join(holding, sql` or `)})`] : []),
  ]);
}

/** Newest first; entries that are added meanwhile are left out. */
async function* tableOf(db: Store, filter: Filter): AsyncGenerator<string[]> {
  yield headings;
  for await (const rows of allRows(db, 'deskRecord', 'at', matching(db, filter)))
    for (const { at, actor, action, target, title, note } of rows)
      yield [chinaTime(Number(at)), actor, auditActions[action] ?? action, target, title ?? '', note ?? ''];
}

/** The audit log, newest first, filtered; and as a file. */
export const auditLog: DeskPlugin = ({ call, list }, services) => {
  const { db } = services;

  const target = Type.Optional(Type.String({ description: '编号，或栏目与 fdId' }));
  const query = { order: orderQuery('audit'), target, ...filters };
  list('/api/desk/records', { query }, async ({ query: filter, paging }) => {
    const newest = newestFirst('at');
    const order = filter.order === 'at' ? reversed(newest) : newest;
    const list = { table: 'deskRecord', where: matching(db, filter), order, isSearch: Boolean(filter.q) } as const;
    const { total, rows } = await pageRows(db, list, paging);
    const listed = rows.map(({ fdId, at, actor, action, target: on, title, note }): DeskRecord => {
      return { fdId, at: chinaTime(Number(at)), actor, action, target: on, title, note };
    });
    return { total, rows: listed };
  });

  const schema = { querystring: Type.Object({ ...filters, format: exportFormat }) };
  call('GET', '/api/desk/records/export', { schema, preHandler: requirePassword(services) }, async (got) => {
    const { format, ...filter } = got.query;
    const total = await countRows(db, 'deskRecord', [matching(db, filter)]);
    const note = decodeURIComponent(String(new URLSearchParams(filter as Record<string, string>)));
    const entry = { action: 'records:export', title: `${total} 条`, note };
    return sendTable(got, { name: '经办记录', format, total }, tableOf(db, filter), entry);
  });
};

export const openReports: DeskList<'report'> = {
  table: 'report',
  where: sql<boolean>`"closedAt" is null`,
  order: newestFirst('createdAt'),
};
const closedReports: DeskList<'report'> = {
  table: 'report',
  where: sql<boolean>`"closedAt" is not null`,
  order: newestFirst('closedAt'),
};

/** Reports by visitors. */
export const reports: DeskPlugin = ({ act, list }, { db }) => {
  const state = Type.Optional(Type.String({ description: 'open 待处理（缺省），closed 已处理' }));
  list('/api/desk/reports', { query: { state } }, async ({ query: { state: queryState }, paging }) => {
    const { total, rows } = await pageRows(db, queryState === 'closed' ? closedReports : openReports, paging);
    const listed = rows.map(({ createdAt, closedAt, ...row }) => {
      return { ...row, at: chinaTime(Number(createdAt)), closedAt: chinaTimeOrNull(closedAt) } as Report;
    });
    return { total, rows: listed };
  });

  const close = {
    body: { fdId: Type.String({ maxLength: 64 }), answer: Type.String({ default: '' }) },
    description: '处理完毕；已由他人处理的不变。',
  };
  act('/api/desk/reports/close', close, async ({ trx, staff, now }, { fdId, ...body }) => {
    const answer = checkFields(body, reportAnswerForm, reportAnswerLabels, '').answer || null;
    const row = await trx
      .updateTable('report')
      .set({ closedAt: now, closedBy: staff.name, answer })
      .where('fdId', '=', fdId)
      .where('closedAt', 'is', null)
      .returning(['area', 'targetId', 'title'])
      .executeTakeFirst();
    return row
      ? { action: 'report:close', target: `${row.area} ${row.targetId}`, title: row.title, note: answer }
      : null;
  });
};
