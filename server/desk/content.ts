import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import {
  contentStates,
  type ContentQuery,
  type ContentState,
  type ContentCounts,
  type ContentPage,
  type ContentRow,
} from '../../src/contract/deskContent';
import { asFile } from '../http/headers';
import { BusinessError, StatusError } from '../lib/errors';
import { requirePassword } from './ownAccount';
import {
  deskArea,
  hasPersonalData,
  readContentItem,
  revisionValues,
  contentMessages,
  workOf,
  deskAreas,
  type DeskArea,
} from './contentItem';
import { categoriesOf } from '../content/exportContent';
import { exportArea, templateOf } from './contentFiles';
import { exportFormats } from './exportFormats';
import { orderQuery, type DeskPlugin, optional, record } from './deskRoutes';
import { contentSchedule } from './contentWrites';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { containsText, countOf, isPostgres } from '../db/queries';
import type { AnyTable, ContentName, Database, Store } from '../db/schema';
import { allOf, conditionsOf, openList, type AreaList } from '../lists/listQuery';
import type { ListOrder } from '../../src/contract/sortOrder';
import { pageWindow, type Paging } from '../http/pagination';
import { idPattern } from '../lib/secrets';

/** What a list of an area is asked for, besides its page. */
type Asked = Omit<ContentQuery, 'area' | 'pageNum' | 'pageSize'> & { category?: string };

/** What the desk reads of content: lists, items, versions, exports. Scheduled content is published in the background. */
export const content: DeskPlugin = ({ call, get, list }, services, app) => {
  const { db } = services;

  const listed = { area: optional, state: optional, category: optional, q: optional, order: orderQuery('content') };
  list('/api/desk/content', { query: listed }, ({ query: { area = '', state, category, q = '', order }, paging }) => {
    const words = q.trim().slice(0, 100) || undefined;
    const contentQuery = { state: contentStates.find((name) => name === state), category, q: words, order };
    return readContentList(db, deskArea(area), contentQuery, paging);
  });

  get('/api/desk/content/counts', {}, () => countContent(db));

  get('/api/desk/content/found', { query: { q: optional } }, ({ query: { q = '' } }) => countFound(db, q));

  get('/api/desk/content/categories', { query: { area: optional } }, ({ query }) =>
    categoriesOf(db, deskArea(query.area ?? '').area).execute(),
  );

  const item = { query: { area: optional, fdId: optional } };
  get('/api/desk/content/item', item, async ({ query: { area = '', fdId = '' } }) => {
    const known = await readContentItem(db, deskArea(area), fdId);
    if (!known) throw new BusinessError(contentMessages.gone);
    return known;
  });

  const revision = { query: { area: optional, fdId: optional, version: optional } };
  get('/api/desk/content/revision', revision, async ({ query: { area = '', fdId = '', version = '' } }) => {
    const known = await revisionValues(db, deskArea(area), fdId, /^\d{1,9}$/.test(version) ? Number(version) : -1);
    if (!known) throw new BusinessError(contentMessages.noRevision);
    return known;
  });

  const confirmPassword = requirePassword(services);
  const confirmPersonal = async (request: FastifyRequest) => {
    if (hasPersonalData(deskArea((request.query as { area?: string }).area ?? ''))) await confirmPassword(request);
  };
  const file = { querystring: Type.Object({ area: optional, format: optional }) };
  call('GET', '/api/desk/content/export', { schema: file, preHandler: confirmPersonal }, async (got) => {
    const { query, reply, inTransaction } = got;
    const area = deskArea(query.area ?? '');
    const format = query.format === 'csv' || query.format === 'xlsx' ? query.format : 'json';
    const exported = await exportArea(db, area, format);
    await inTransaction((context) => record(context, { action: 'content:export', target: area.area, note: format }));
    const type = format === 'json' ? 'application/json; charset=utf-8' : exportFormats[format].type;
    return reply.headers(asFile(`${area.area}.${format}`, type)).send(exported);
  });

  const template = { querystring: Type.Object({ area: optional }) };
  call('GET', '/api/desk/content/template', { schema: template }, async ({ query, reply }) => {
    const area = deskArea(query.area ?? '');
    return reply.headers(asFile(`${area.area}-template.xlsx`, exportFormats.xlsx.type)).send(templateOf(area));
  });

  contentSchedule(app, services);
};

type Values = Record<string, string | number | null>;

/** Unpublished content; must match the condition of the partial indexes. */
const isHidden = sql<boolean>`"state" <> 'published'`;

/** Bounds of a search in a large area: newest published rows searched by title, and by text. */
const searchBounds = { rows: 3_000, rowsWithTexts: 1_000 };

const shownText = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** The list columns of a row. */
function rowOf({ area, title, subtitle, group, day }: DeskArea, values: Values) {
  const at = (name: string | null) => (name === null ? null : shownText(values[name]));
  return { area, title: at(title) ?? '', subtitle: at(subtitle), category: at(group), day: at(day) };
}

const itemColumns = ['fdId', 'state', 'title', 'values', 'scheduledAt', 'updatedAt', 'updatedBy'] as const;

/** Unpublished items of a list, last edited first. */
function hiddenItems(db: Store, { area }: DeskArea, { state, category, q }: Asked) {
  let query = db.selectFrom('contentItem').where('area', '=', area).where(isHidden);
  // Items taken down stand apart: they would bury the others.
  query = state ? query.where('state', '=', state) : query.where('state', '<>', 'removed');
  if (category) query = query.where('category', '=', category);
  return q ? query.where(containsText(db, 'title', q)) : query;
}

/** The list of published content, in the portal's order. */
function listOf({ area, day, order, group }: DeskArea, category: string | undefined): AreaList {
  return {
    area,
    order: order === null ? [day ?? 'fdId', 'desc'] : [order, 'asc'],
    conditions: group !== null && category ? [[group, category]] : [],
  };
}

/** Whether a published row has the id or contains the words; of a large area the newest rows only are searched. */
function isFound(db: Store, area: DeskArea, { q = '', category }: Asked, total: number): RawBuilder<boolean> {
  const { group, title, subtitle, rich } = area;
  const columns = [title, ...(subtitle ? [subtitle] : []), ...(total <= searchBounds.rowsWithTexts ? rich : [])];
  const holding = sql.join(
    columns.map((column) => containsText(db, column, q)),
    sql` or `,
  );
  const [by, direction] = listOf(area, undefined).order;
  const sorted = by === area.order ? sql.ref(by) : sql`coalesce(${sql.ref(by)}, '')`;
  const chosen = group !== null && category ? sql`where ${sql.ref(group)} = ${category}` : sql``;
  const newest = sql`"fdId" in (select "fdId" from ${sql.table(area.area)} ${chosen}
    order by ${sorted} ${sql.raw(direction)}, "fdId" desc limit ${searchBounds.rows})`;
  const isNew = total > searchBounds.rows ? newest : sql`1 = 1`;
  return sql<boolean>`(${idPattern.test(q) ? sql`"fdId" = ${q} or ` : sql``}${isNew} and (${holding}))`;
}

/** Rows by their ids, in the same order. */
async function rowsOf(db: Store, area: DeskArea, ids: string[]): Promise<ContentRow[]> {
  if (ids.length === 0) return [];
  const names = new Set(['fdId', area.title, area.subtitle, area.group, area.day].filter((name) => name !== null));
  const [rows, items] = await Promise.all([
    (db.selectFrom(area.area) as AnyTable)
      .select([...names])
      .where('fdId', 'in', ids)
      .execute() as Promise<Values[]>,
    db.selectFrom('contentItem').select(itemColumns).where('area', '=', area.area).where('fdId', 'in', ids).execute(),
  ]);
  const byId = new Map(rows.map((row) => [row.fdId, row]));
  const worked = new Map(items.map((item) => [item.fdId, item]));
  return ids.flatMap((fdId): ContentRow[] => {
    const row = byId.get(fdId);
    const item = worked.get(fdId);
    const work = { changed: Boolean(row && item && item.values !== null), ...workOf(item) };
    if (row) return [{ fdId, ...rowOf(area, row), state: 'published', ...work }];
    if (!item) return [];
    const values = item.values === null ? {} : (JSON.parse(item.values) as Values);
    return [{ fdId, ...rowOf(area, values), title: item.title, state: item.state as ContentState, ...work }];
  });
}

async function hiddenIds(db: Store, area: DeskArea, query: Asked, offset: number, limit: number) {
  if (limit <= 0) return [];
  const items = hiddenItems(db, area, query).select('fdId').orderBy('updatedAt', 'desc').orderBy('fdId', 'desc');
  return (await items.offset(offset).limit(limit).execute()).map(({ fdId }) => fdId);
}

/** Published rows of a list: their number, their condition, and how to read their ids in the portal's order. */
async function published(db: Store, area: DeskArea, contentQuery: Asked) {
  const read = listOf(area, contentQuery.category);
  const all = await openList(db, read);
  if (!contentQuery.q) return { ...all, where: allOf(conditionsOf(read)), searched: null };
  const found = { ...read, narrowing: { where: [isFound(db, area, contentQuery, all.total)], sort: [] } };
  const searched = all.total > searchBounds.rows ? searchBounds.rows : null;
  return { ...(await openList(db, found)), where: allOf(conditionsOf(found)), searched };
}

/** One page of an area: sorted as asked, else unpublished items, last edited first, then the portal's order. */
async function readContentList(db: Store, area: DeskArea, contentQuery: Asked, paging: Paging): Promise<ContentPage> {
  const { state, order } = contentQuery;
  const before = state === 'published' ? 0 : await countOf(hiddenItems(db, area, contentQuery));
  const shown = state === undefined || state === 'published' ? await published(db, area, contentQuery) : null;
  const total = before + (shown?.total ?? 0);
  const { offset, limit } = pageWindow(paging, total);
  const inOrder = async () => {
    const first =
      before > offset ? await hiddenIds(db, area, contentQuery, offset, Math.min(limit, before - offset)) : [];
    const start = Math.max(0, offset - before);
    const count = shown ? Math.min(limit - first.length, shown.total - start) : 0;
    return [...first, ...(shown && count > 0 ? await shown.ids(start, count) : [])];
  };
  const hidden = state === 'published' ? null : hiddenItems(db, area, contentQuery);
  const sources = { hidden, shown: shown?.where ?? null };
  const ids = await (order === undefined ? inOrder() : sortedIds(db, area, order, sources, { offset, limit }));
  return { total, rows: await rowsOf(db, area, ids), searched: shown?.searched ?? null };
}

/** Item counts of each area, by state. */
async function countContent(db: Store) {
  const rows = await db
    .selectFrom('contentItem')
    .select(({ fn }) => ['area', 'state', fn.countAll<number | string>().as('count')])
    .where(isHidden)
    .groupBy(['area', 'state'])
    .execute();
  const counts = await Promise.all(
    deskAreas.map(async ({ area }): Promise<[ContentName, ContentCounts]> => {
      const shown = await countOf(db.selectFrom(area as 'policy'));
      const of = (state: ContentState) =>
        Number(rows.find((row) => row.area === area && row.state === state)?.count ?? 0);
      return [area, { published: shown, draft: of('draft'), scheduled: of('scheduled'), removed: of('removed') }];
    }),
  );
  return Object.fromEntries(counts) as Record<ContentName, ContentCounts>;
}

/** How many items of each area a search finds, one area after another. */
async function countFound(db: Store, q: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const area of q.trim() === '' ? [] : deskAreas) {
    const contentQuery = { q: q.trim().slice(0, 100) };
    found[area.area] =
      (await countOf(hiddenItems(db, area, contentQuery))) + (await published(db, area, contentQuery)).total;
  }
  return found;
}

/** Where a list's ids come from. */
interface Sources {
  /** Unpublished items; null: none. */
  hidden: SelectQueryBuilder<Database, 'contentItem', object> | null;
  /** Condition of the published rows; null: none. */
  shown: RawBuilder<boolean> | null;
}

/** What published and unpublished rows are sorted by; null: nothing to sort by. */
function keysOf(db: Store, { area, title, day }: DeskArea, column: string): [RawBuilder<unknown>, RawBuilder<unknown>] {
  if (column === 'updatedAt') {
    const item = sql`"contentItem"."area" = ${area} and "contentItem"."fdId" = ${sql.ref(`${area}.fdId`)}`;
    return [sql`(select "updatedAt" from "contentItem" where ${item})`, sql.ref('updatedAt')];
  }
  if (column === 'title') return [sql`coalesce(${sql.ref(title)}, '')`, sql.ref('title')];
  if (day === null) throw new StatusError(400, '请求参数不正确');
  const ofDraft = isPostgres(db) ? sql`"values"::json ->> ${sql.lit(day)}` : sql`"values" ->> ${sql.lit(day)}`;
  return [sql`nullif(${sql.ref(day)}, '')`, sql`nullif(${ofDraft}, '')`];
}

/** Ids of a page of a list that is sorted by a column: unpublished items are among the published ones. */
async function sortedIds(
  db: Store,
  area: DeskArea,
  order: ListOrder<'content'>,
  { hidden, shown }: Sources,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const [ofShown, ofHidden] = keysOf(db, area, order.replace('-', ''));
  const to = sql.raw(order.startsWith('-') ? 'desc' : 'asc');
  const sources = [
    ...(shown ? [sql`select "fdId", ${ofShown} as "key" from ${sql.table(area.area)} where ${shown}`] : []),
    ...(hidden ? [sql`select "fdId", ${ofHidden} as "key" from ${hidden.selectAll()} as "hidden"`] : []),
  ];
  const { rows } = await sql<{ fdId: string }>`
    select "fdId" from (${sql.join(sources, sql` union all `)}) as "items"
    order by "key" is null, "key" ${to}, "fdId" ${to} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ fdId }) => fdId);
}
