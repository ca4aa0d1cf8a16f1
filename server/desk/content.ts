import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { contentStates, type ContentQuery, type ContentState } from '../../src/contract/deskContent';
import type { PortalApp } from '../http/portalApp';
import { contentDisposition } from '../http/contentDisposition';
import { BusinessError } from '../lib/errors';
import type { AreaPlugin, Services } from '../services';
import { requirePassword } from './ownAccount';
import { deskArea, hasPersonalData, readContentItem, revisionValues, contentMessages } from './contentItem';
import { exportArea, templateOf } from './contentFiles';
import { exportFormats } from './exportFormats';
import { contentSchedule } from './contentSchedule';
import { countContent, countFound, readContentList } from './readContentList';
import { orderQuery, deskRoutes } from './deskRoutes';
import { text, optional, nullable, whole, values, row, detail, counts, category } from './deskSchemas';
import { contentWrites } from './contentWrites';

const positive = (textOf: string | undefined, fallback: number): number => {
  const number = Number(textOf);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : fallback;
};

function queryOf(query: Record<string, string | undefined>): ContentQuery {
  const { area = '', category: of, q, order } = query;
  const wanted = contentStates.find((name) => name === query.state);
  return {
    area,
    ...(wanted ? { state: wanted as ContentState } : {}),
    ...(of ? { category: of } : {}),
    ...(order ? { order: order as ContentQuery['order'] } : {}),
    ...(q?.trim() ? { q: q.trim().slice(0, 100) } : {}),
    pageNum: positive(query.pageNum, 1),
    pageSize: positive(query.pageSize, 10),
  };
}

function reads(app: PortalApp, services: Services): void {
  const { db } = services;
  const { call, get } = deskRoutes(app, services, 'content');

  const asked = ['area', 'state', 'category', 'q', 'pageNum', 'pageSize'];
  const listQuery = { ...Object.fromEntries(asked.map((name) => [name, optional])), order: orderQuery('content') };
  const listAnswer = Type.Object({
    code: Type.Integer(),
    msg: nullable,
    total: whole,
    rows: Type.Array(row),
    searched: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'] })),
  });
  const list = { querystring: Type.Object(listQuery), response: { 200: listAnswer } };
  call('GET', '/api/desk/content', { schema: list }, async ({ query: sent }) => {
    const query = queryOf(sent as Record<string, string>);
    return { code: 0, msg: null, ...(await readContentList(db, deskArea(query.area), query)) };
  });

  get('/api/desk/content/counts', { answer: Type.Record(text, counts) }, () => countContent(db));

  const found = { query: { q: optional }, answer: Type.Record(text, whole) };
  get('/api/desk/content/found', found, ({ query: { q = '' } }) => countFound(db, q));

  const categories = { query: { area: optional }, answer: Type.Array(category) };
  get('/api/desk/content/categories', categories, ({ query }) =>
    db
      .selectFrom('category')
      .select(['fdCategory', 'fdCategoryName'])
      .where('area', '=', deskArea(query.area ?? '').area)
      .orderBy('sort')
      .orderBy('fdCategory')
      .execute(),
  );

  const item = { query: { area: optional, fdId: optional }, answer: detail };
  get('/api/desk/content/item', item, async ({ query: { area = '', fdId = '' } }) => {
    const known = await readContentItem(db, deskArea(area), fdId);
    if (!known) throw new BusinessError(contentMessages.gone);
    return known;
  });

  const revision = { query: { area: optional, fdId: optional, version: optional }, answer: values };
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
  call('GET', '/api/desk/content/export', { schema: file, preHandler: confirmPersonal }, async ({ query, reply }) => {
    const area = deskArea(query.area ?? '');
    const format = query.format === 'csv' || query.format === 'xlsx' ? query.format : 'json';
    const exported = await exportArea(db, area, format);
    reply.header('content-disposition', contentDisposition(`${area.area}.${format}`));
    reply.type(format === 'json' ? 'application/json; charset=utf-8' : exportFormats[format].type);
    return reply.send(exported);
  });

  const template = { querystring: Type.Object({ area: optional }) };
  call('GET', '/api/desk/content/template', { schema: template }, async ({ query, reply }) => {
    const area = deskArea(query.area ?? '');
    reply.header('content-disposition', contentDisposition(`${area.area}-template.xlsx`));
    reply.type(exportFormats.xlsx.type);
    return reply.send(templateOf(area));
  });
}

/** The desk's content calls: lists, editor, versions, exports. Scheduled content is published in the background. */
export const content: AreaPlugin = (app, services) => {
  reads(app, services);
  contentWrites(app, services);
  contentSchedule(app, services);
};
