import { Type, type TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { contentStates, type ContentQuery, type ContentState } from '../../src/contract/deskContent';
import { success, successSchema } from '../http/envelopes';
import type { PortalApp } from '../http/portalApp';
import { contentDisposition } from '../http/contentDisposition';
import { BusinessError } from '../lib/errors';
import type { AreaPlugin, Services } from '../services';
import { requirePassword } from './confirmOwner';
import { deskArea, hasPersonalData } from './contentAreas';
import { exportArea, templateOf } from './contentFiles';
import { exportFormats } from './exportFormats';
import { readContentItem, revisionValues } from './contentItem';
import { contentMessages } from './contentMessages';
import { contentRelated } from './contentRelated';
import { contentSchedule } from './contentSchedule';
import { countContent, countFound, readContentList } from './readContentList';
import { requireStaff } from './requireStaff';
import { orderQuery } from './sortOrder';
import { tags, text, optional, nullable, whole, values, row, detail, counts, category } from './deskSchemas';
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
  const onRequest = requireStaff(services, 'content');
  const get = <Data extends TSchema>(querystring: Record<string, TSchema>, data: Data) => ({
    schema: { tags, querystring: Type.Object(querystring), response: { 200: successSchema(data) } },
    onRequest,
  });

  const asked = ['area', 'state', 'category', 'q', 'pageNum', 'pageSize'];
  const listQuery = { ...Object.fromEntries(asked.map((name) => [name, optional])), order: orderQuery('content') };
  const listAnswer = Type.Object({
    code: Type.Integer(),
    msg: nullable,
    total: whole,
    rows: Type.Array(row),
    searched: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'] })),
  });
  const list = { schema: { tags, querystring: Type.Object(listQuery), response: { 200: listAnswer } }, onRequest };
  app.get('/api/desk/content', list, async (request) => {
    const query = queryOf(request.query as Record<string, string>);
    return { code: 0, msg: null, ...(await readContentList(services, deskArea(query.area), query)) };
  });

  app.get('/api/desk/content/counts', get({}, Type.Record(text, counts)), async () =>
    success(await countContent(services)),
  );

  app.get('/api/desk/content/found', get({ q: optional }, Type.Record(text, whole)), async (request) =>
    success(await countFound(services, String(request.query.q ?? ''))),
  );

  app.get('/api/desk/content/categories', get({ area: optional }, Type.Array(category)), async (request) => {
    const { area } = deskArea(String(request.query.area ?? ''));
    const rows = await db
      .selectFrom('category')
      .select(['fdCategory', 'fdCategoryName'])
      .where('area', '=', area)
      .orderBy('sort')
      .orderBy('fdCategory')
      .execute();
    return success(rows);
  });

  app.get('/api/desk/content/item', get({ area: optional, fdId: optional }, detail), async (request) => {
    const { area = '', fdId = '' } = request.query as Record<string, string>;
    const item = await readContentItem(db, deskArea(area), fdId);
    if (!item) throw new BusinessError(contentMessages.gone);
    return success(item);
  });

  const old = get({ area: optional, fdId: optional, version: optional }, values);
  app.get('/api/desk/content/revision', old, async (request) => {
    const { area = '', fdId = '', version = '' } = request.query as Record<string, string>;
    const found = await revisionValues(db, deskArea(area), fdId, /^\d{1,9}$/.test(version) ? Number(version) : -1);
    if (!found) throw new BusinessError(contentMessages.noRevision);
    return success(found);
  });

  const confirmPassword = requirePassword(services);
  const file = {
    schema: { tags, querystring: Type.Object({ area: optional, format: optional }) },
    onRequest,
    preHandler: async (request: FastifyRequest<{ Querystring: { area?: string } }>) => {
      if (hasPersonalData(deskArea(request.query.area ?? ''))) await confirmPassword(request);
    },
  };
  app.get('/api/desk/content/export', file, async (request, reply) => {
    const area = deskArea(request.query.area ?? '');
    const { format: asked } = request.query;
    const format = asked === 'csv' || asked === 'xlsx' ? asked : 'json';
    const exported = await exportArea(db, area, format);
    reply.header('content-disposition', contentDisposition(`${area.area}.${format}`));
    reply.type(format === 'json' ? 'application/json; charset=utf-8' : exportFormats[format].type);
    return reply.send(exported);
  });

  const template = { schema: { tags, querystring: Type.Object({ area: optional }) }, onRequest };
  app.get('/api/desk/content/template', template, async (request, reply) => {
    const area = deskArea((request.query as { area?: string }).area ?? '');
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
  contentRelated(app, services);
};
