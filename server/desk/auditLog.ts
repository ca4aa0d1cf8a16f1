import { Type } from '@sinclair/typebox';
import { sql, type ExpressionBuilder } from 'kysely';
import { auditActions } from '../../src/contract/auditActions';
import type { AuditFilter } from '../../src/contract/desk';
import { containsText } from '../db/containsText';
import { countOf } from '../db/countOf';
import type { Database, Store } from '../db/schema';
import { isDisconnected } from '../http/isDisconnected';
import { pageWindow, pagingQuery, type Paging } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import { readDay } from '../lib/readDay';
import type { AreaPlugin } from '../services';
import { requirePassword } from './confirmOwner';
import { deskDayCounts, idsByDay, inOrder, totalOf, type DayList } from './dayPages';
import { deskRoutes } from './deskRoutes';
import { nullable, text } from './deskSchemas';
import { exportFormat, sendTable } from './exportFormats';
import { readInBatches } from './readInBatches';
import { idsFromEnd, orderQuery } from './sortOrder';

const record = Type.Object({
  fdId: text,
  at: text,
  actor: text,
  action: text,
  target: text,
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

type Filter = AuditFilter & { target?: string };

const dayMs = 24 * 60 * 60 * 1000;

/** Start of a day in China, ms; null for anything that is no day, which does not filter. */
function startOf(text: string | undefined): number | null {
  const day = readDay(text ?? '');
  return day === null ? null : Date.parse(`${day}T00:00:00+08:00`);
}

async function ofAll(db: Store, paging: Paging, isOldestFirst: boolean) {
  const days = await deskDayCounts(db, 'records');
  const total = totalOf(days);
  const list: DayList = { table: 'deskRecord', at: 'at', conditions: sql<boolean>`1 = 1` };
  const window = pageWindow(paging, total);
  const read = (part: typeof window) => idsByDay(db, list, days, part);
  return { total, ids: await (isOldestFirst ? idsFromEnd(read, window, total) : read(window)) };
}

/** The entries that a filter leaves. */
function matching(db: Store, { target, q, action, from, to }: Filter) {
  const [since, until] = [startOf(from), startOf(to)];
  const words = q?.trim();
  return db
    .selectFrom('deskRecord')
    .where((row: ExpressionBuilder<Database, 'deskRecord'>) =>
      row.and([
        ...(target ? [row('target', '=', target)] : []),
        ...(action ? [row('action', '=', action)] : []),
        ...(since === null ? [] : [row('at', '>=', since)]),
        ...(until === null ? [] : [row('at', '<', until + dayMs)]),
        ...(words ? [row.or(searched.map((column) => containsText(db, column, words)))] : []),
      ]),
    );
}

async function ofFilter(db: Store, filter: Filter, paging: Paging, isOldestFirst: boolean) {
  const total = await countOf(matching(db, filter));
  const { offset, limit } = pageWindow(paging, total);
  const to = isOldestFirst ? 'asc' : 'desc';
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
  const { db, longReads } = services;
  const { call, list } = deskRoutes(app, services, 'inbox');

  const target = Type.Optional(Type.String({ description: '编号，或栏目与 fdId' }));
  const query = { reasonable: pagingQuery.reasonable, order: orderQuery('audit'), target, ...filters };
  list('/api/desk/records', { query, row: record }, async ({ query: asked, paging, request }) => {
    const { target: one, q, action, from, to } = asked;
    const filter = { target: one, q, action, from, to };
    const isOldestFirst = asked.order === 'at';
    const isFiltered = Object.values(filter).some(Boolean);
    const find = () => ofFilter(db, filter, paging, isOldestFirst);
    const { total, ids } = !isFiltered
      ? await ofAll(db, paging, isOldestFirst)
      : await (filter.target ? find() : longReads.run(find, () => isDisconnected(request)));
    const stored =
      ids.length === 0 ? [] : await db.selectFrom('deskRecord').select(columns).where('fdId', 'in', ids).execute();
    return { total, rows: inOrder(ids, stored).map((row) => ({ ...row, at: chinaTime(Number(row.at)) })) };
  });

  const schema = { querystring: Type.Object({ ...filters, format: exportFormat }) };
  call('GET', '/api/desk/records/export', { schema, preHandler: requirePassword(services) }, async (got) => {
    const { format, ...filter } = got.query;
    const total = await longReads.run(
      () => countOf(matching(db, filter)),
      () => isDisconnected(got.request),
    );
    const note = decodeURIComponent(String(new URLSearchParams(filter as Record<string, string>)));
    const entry = { action: 'records:export', title: `${total} 条`, note };
    return sendTable(got, { name: '经办记录', format, total }, tableOf(db, filter), entry);
  });
};
