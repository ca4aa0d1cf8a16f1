import { Type } from '@sinclair/typebox';
import { sql, type ExpressionBuilder } from 'kysely';
import { auditActions } from '../../src/contract/auditActions';
import type { AuditFilter, DeskRecord } from '../../src/contract/desk';
import type { ListOrder } from '../../src/contract/sortOrder';
import { containsText } from '../db/containsText';
import { countOf } from '../db/countOf';
import type { Database, Store } from '../db/schema';
import { writeAuditLog } from '../db/writeAuditLog';
import { contentDisposition } from '../http/contentDisposition';
import { listSchema, page } from '../http/envelopes';
import { isDisconnected } from '../http/isDisconnected';
import { pageWindow, pagingQuery } from '../http/pagination';
import { chinaDay, chinaTime } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { readDay } from '../lib/readDay';
import type { AreaPlugin } from '../services';
import { requirePassword } from './confirmOwner';
import { deskDayCounts, idsByDay, inOrder, readDeskPaging, totalOf, type DayList } from './dayPages';
import { nullable, tags } from './deskSchemas';
import { exportFormat, exportFormats } from './exportFormats';
import { readInBatches } from './readInBatches';
import { requireStaff, staffOf } from './requireStaff';
import { idsFromEnd, orderQuery } from './sortOrder';
import { maxSheetRows } from './xlsxStream';

const record = Type.Object({
  fdId: Type.String(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  target: Type.String(),
  title: nullable,
  note: nullable,
});

const columns = ['fdId', 'at', 'actor', 'action', 'target', 'title', 'note'] as const;

/** Columns of the exported file, with those that the filter's text is searched in. */
const headings = ['时间', '经办人', '操作', '编号', '事项', '说明'];
const searched = ['target', 'title', 'note', 'actor'];

const filters = {
  q: Type.Optional(Type.String({ maxLength: 100, description: '编号、事项、说明或经办人含有' })),
  action: Type.Optional(Type.String({ description: '操作' })),
  from: Type.Optional(Type.String({ description: '自该日，yyyy-MM-dd' })),
  to: Type.Optional(Type.String({ description: '至该日（含）' })),
};

type Query = Partial<Record<keyof typeof pagingQuery, string>> & { order?: ListOrder<'audit'> };
type Filter = AuditFilter & { target?: string };

const dayMs = 24 * 60 * 60 * 1000;

/** Start of a day in China, ms; null for anything that is no day, which does not filter. */
function startOf(text: string | undefined): number | null {
  const day = readDay(text ?? '');
  return day === null ? null : Date.parse(`${day}T00:00:00+08:00`);
}

const isOldestFirst = ({ order }: Query): boolean => order === 'at';

async function ofAll(db: Store, query: Query) {
  const days = await deskDayCounts(db, 'records');
  const total = totalOf(days);
  const list: DayList = { table: 'deskRecord', at: 'at', conditions: sql<boolean>`1 = 1` };
  const window = pageWindow(readDeskPaging(query), total);
  const read = (part: typeof window) => idsByDay(db, list, days, part);
  return { total, ids: await (isOldestFirst(query) ? idsFromEnd(read, window, total) : read(window)) };
}

/** The entries that a filter leaves. */
function matching(db: Store, { target, q, action, from, to }: Filter) {
  const [since, until] = [startOf(from), startOf(to)];
  const text = q?.trim();
  return db
    .selectFrom('deskRecord')
    .where((row: ExpressionBuilder<Database, 'deskRecord'>) =>
      row.and([
        ...(target ? [row('target', '=', target)] : []),
        ...(action ? [row('action', '=', action)] : []),
        ...(since === null ? [] : [row('at', '>=', since)]),
        ...(until === null ? [] : [row('at', '<', until + dayMs)]),
        ...(text ? [row.or(searched.map((column) => containsText(db, column, text)))] : []),
      ]),
    );
}

async function ofFilter(db: Store, filter: Filter, query: Query) {
  const total = await countOf(matching(db, filter));
  const { offset, limit } = pageWindow(readDeskPaging(query), total);
  const to = isOldestFirst(query) ? 'asc' : 'desc';
  const sorted = matching(db, filter).select('fdId').orderBy('at', to).orderBy('fdId', to);
  const rows = await sorted.limit(limit).offset(offset).execute();
  return { total, ids: rows.map(({ fdId }) => fdId) };
}

/** Rows per read of an export. */
const batchSize = 500;

/** Newest first; entries that are added meanwhile are left out. */
async function* tableOf(db: Store, filter: Filter): AsyncGenerator<string[]> {
  yield headings;
  const batches = readInBatches('at', batchSize, (isOlder) =>
    matching(db, filter)
      .select(columns)
      .where(isOlder)
      .orderBy('at', 'desc')
      .orderBy('fdId', 'desc')
      .limit(batchSize)
      .execute(),
  );
  for await (const rows of batches)
    for (const { at, actor, action, target, title, note } of rows)
      yield [chinaTime(Number(at)), actor, auditActions[action] ?? action, target, title ?? '', note ?? ''];
}

/** The audit log, newest first, filtered; and as a file. */
export const auditLog: AreaPlugin = (app, services) => {
  const { db, longReads, now } = services;
  const onRequest = requireStaff(services, 'inbox');
  const { pageNum, pageSize, reasonable } = pagingQuery;
  const target = Type.Optional(Type.String({ description: '编号，或栏目与 fdId' }));
  const schema = {
    tags,
    querystring: Type.Object({ pageNum, pageSize, reasonable, order: orderQuery('audit'), target, ...filters }),
    response: { 200: listSchema(record) },
  };
  app.get('/api/desk/records', { schema, onRequest }, async (request) => {
    const { target: one, q, action, from, to } = request.query;
    const filter = { target: one, q, action, from, to };
    const isFiltered = Object.values(filter).some(Boolean);
    const find = () => ofFilter(db, filter, request.query);
    const { total, ids } = !isFiltered
      ? await ofAll(db, request.query)
      : await (filter.target ? find() : longReads.run(find, () => isDisconnected(request)));
    const rows =
      ids.length === 0 ? [] : await db.selectFrom('deskRecord').select(columns).where('fdId', 'in', ids).execute();
    return page<DeskRecord>(
      total,
      inOrder(ids, rows).map((row) => ({ ...row, at: chinaTime(Number(row.at)) })),
    );
  });
  const exported = { tags, querystring: Type.Object({ ...filters, format: exportFormat }) };
  const guards = { onRequest, preHandler: requirePassword(services) };
  app.get('/api/desk/records/export', { schema: exported, ...guards }, async (request, reply) => {
    const { format, ...filter } = request.query;
    const total = await longReads.run(
      () => countOf(matching(db, filter)),
      () => isDisconnected(request),
    );
    if (format === 'xlsx' && total >= maxSheetRows) throw new BusinessError(messages.sheetTooLong);
    const staff = await staffOf(services, request);
    const note = decodeURIComponent(String(new URLSearchParams(filter as Record<string, string>)));
    const entry = { action: 'records:export', target: format, title: `${total} 条`, note };
    await db.transaction().execute((trx) => writeAuditLog(trx, staff, entry, now()));
    const { type, open } = exportFormats[format];
    return reply
      .header('content-disposition', contentDisposition(`经办记录-${chinaDay(now())}.${format}`))
      .type(type)
      .send(open(tableOf(db, filter), '经办记录'));
  });
};
