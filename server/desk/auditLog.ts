import { Type } from '@sinclair/typebox';
import { sql, type RawBuilder } from 'kysely';
import { auditActions } from '../../src/contract/auditActions';
import type { AuditFilter } from '../../src/contract/desk';
import { containsText } from '../db/containsText';
import type { Store } from '../db/schema';
import { pagingQuery } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import { readDay } from '../lib/readDay';
import { allOf } from '../lists/listQuery';
import type { AreaPlugin } from '../services';
import { requirePassword } from './ownAccount';
import { countList, inOrder, newestFirst, pageOf, reversed, type DeskList, deskRoutes, orderQuery } from './deskRoutes';
import { nullable, text } from './deskSchemas';
import { exportFormat, sendTable, readInBatches } from './exportFormats';

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

/** The entries that a filter leaves. */
function matching(db: Store, { target, q, action, from, to }: Filter): RawBuilder<boolean> {
  const [since, until] = [startOf(from), startOf(to)];
  const words = q?.trim();
  const holding = words ? searched.map((column) => containsText(db, column, words)) : [];
  return allOf([
    ...(target ? [sql<boolean>`"target" = ${target}`] : []),
    ...(action ? [sql<boolean>`"action" = ${action}`] : []),
    ...(since === null ? [] : [sql<boolean>`"at" >= ${since}`]),
    ...(until === null ? [] : [sql<boolean>`"at" < ${until + dayMs}`]),
    ...(words ? [sql<boolean>`(${sql.join(holding, sql` or `)})`] : []),
  ]);
}

/** Rows per read of an export. */
const batchSize = 500;

/** Newest first; entries that are added meanwhile are left out. */
async function* tableOf(db: Store, filter: Filter): AsyncGenerator<string[]> {
  yield headings;
  const batches = readInBatches('at', batchSize, (isOlder) =>
    db
      .selectFrom('deskRecord')
      .select(columns)
      .where(matching(db, filter))
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
  const { db } = services;
  const { call, list } = deskRoutes(app, services, 'inbox');

  const target = Type.Optional(Type.String({ description: '编号，或栏目与 fdId' }));
  const query = { reasonable: pagingQuery.reasonable, order: orderQuery('audit'), target, ...filters };
  list('/api/desk/records', { query, row: record }, async ({ query: asked, paging }) => {
    const { target: one, q, action, from, to } = asked;
    const filter = { target: one, q, action, from, to };
    const order = newestFirst('at');
    const list: DeskList = {
      table: 'deskRecord',
      where: matching(db, filter),
      order: asked.order === 'at' ? reversed(order) : order,
    };
    const { total, ids } = await pageOf(db, list, paging);
    const stored =
      ids.length === 0 ? [] : await db.selectFrom('deskRecord').select(columns).where('fdId', 'in', ids).execute();
    return { total, rows: inOrder(ids, stored).map((row) => ({ ...row, at: chinaTime(Number(row.at)) })) };
  });

  const schema = { querystring: Type.Object({ ...filters, format: exportFormat }) };
  call('GET', '/api/desk/records/export', { schema, preHandler: requirePassword(services) }, async (got) => {
    const { format, ...filter } = got.query;
    const total = await countList(db, { table: 'deskRecord', where: matching(db, filter) });
    const note = decodeURIComponent(String(new URLSearchParams(filter as Record<string, string>)));
    const entry = { action: 'records:export', title: `${total} 条`, note };
    return sendTable(got, { name: '经办记录', format, total }, tableOf(db, filter), entry);
  });
};
