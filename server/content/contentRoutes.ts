import { Type } from '@sinclair/typebox';
import type { CategorisedArea } from '../../src/contract/entities';
import type { PortalApp } from '../http/portalApp';
import type { ResponseCache } from '../http/responseCache';
import type { ContentName } from '../db/schema';
import { listSchema, success, successSchema } from '../http/envelopes';
import { briefQuery, isBrief, pagingQuery, readPaging } from '../http/pagination';
import { readList, type ListRead, type ListServices } from './readList';
import { chinaTime } from '../lib/chinaTime';
import { rowSchema, wireFields, toWire } from './wireRow';

/** The services that an area of content is read by. */
interface ContentServices extends ListServices {
  responseCache: ResponseCache;
  now: () => number;
}

/** A list call of an area. */
interface ListDescription {
  /** Last part of the path. */
  path: string;
  /** Which column each query parameter filters; an empty value filters nothing. */
  filters: Record<string, string>;
  /** Fixed condition: a column and the value it must have. */
  only?: [column: string, value: string];
}

/** What an area of content offers to everyone: lists, categories, one entity by its id. */
export interface ContentAreaDescription {
  /** Name of the area and of its table. */
  area: ContentName;
  /** First part of every path. */
  base: string;
  lists: ListDescription[];
  /** The order of every list unless the call names one; ties go by id, newest first. */
  order: [column: string, direction: 'asc' | 'desc'];
  /** Column with the day after which a row is closed: such rows come last. */
  closes?: string;
  /** The area whose categories the categories call answers; none: no such call. */
  categories?: CategorisedArea;
  /** Last part of the detail call's path; none: no such call. */
  detail?: string;
}

/** The areas' tables differ in their columns, which the descriptions name; Kysely's types cannot follow that. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyTable = any;

const idPattern = /^[0-9a-f]{32}$/;

function listRoute(
  app: PortalApp,
  services: ContentServices,
  description: ContentAreaDescription,
  list: ListDescription,
) {
  const { area, base, closes, order } = description;
  const columns = wireFields(area).map(([name]) => name);
  const filters = Object.fromEntries(Object.keys(list.filters).map((name) => [name, Type.Optional(Type.String())]));
  const schema = {
    tags: [area],
    querystring: Type.Object({ ...pagingQuery, ...briefQuery, ...filters }),
    response: { 200: listSchema(rowSchema(area)) },
  };
  app.get(`${base}/${list.path}`, { schema }, (request, reply) => {
    const query = request.query as Record<string, string>;
    const paging = readPaging(query, columns);
    const given = Object.entries(list.filters).flatMap(([name, column]): [string, string][] =>
      query[name] ? [[column, query[name]]] : [],
    );
    const conditions = list.only ? [list.only, ...given] : given;
    const read: ListRead = { area, order, conditions, paging, brief: isBrief(query) };
    if (closes) read.closing = { column: closes, today: chinaTime(services.now()).slice(0, 10) };
    const key = JSON.stringify([base, list.path, read]);
    return services.responseCache.send(request, reply, area, key, (version) => readList(services, read, version));
  });
}

const categorySchema = Type.Object({ fdCategory: Type.String(), fdCategoryName: Type.String() });

function categoriesRoute(app: PortalApp, { db, responseCache }: ContentServices, base: string, area: CategorisedArea) {
  const query = db
    .selectFrom('category')
    .select(['fdCategory', 'fdCategoryName'])
    .where('area', '=', area)
    .orderBy('sort')
    .orderBy('fdCategory');
  const schema = { tags: [area], response: { 200: successSchema(Type.Array(categorySchema)) } };
  app.get(`${base}/categories`, { schema }, (request, reply) =>
    responseCache.send(request, reply, 'category', `${base}/categories`, async () => success(await query.execute())),
  );
}

function detailRoute(
  app: PortalApp,
  { db, responseCache }: ContentServices,
  base: string,
  detail: string,
  area: ContentName,
) {
  const names = wireFields(area).map(([name]) => name);
  const schema = {
    tags: [area],
    querystring: Type.Object({ fdId: Type.Optional(Type.String()) }),
    response: { 200: successSchema(rowSchema(area)) },
  };
  app.get(`${base}/${detail}`, { schema }, async (request, reply) => {
    const fdId = request.query.fdId ?? '';
    // A malformed id belongs to nothing; looking it up would only fill the cache.
    if (!idPattern.test(fdId)) return success();
    return responseCache.send(request, reply, area, `${base}/${detail} ${fdId}`, async () => {
      const row = await (db.selectFrom(area) as AnyTable).select(names).where('fdId', '=', fdId).executeTakeFirst();
      return success(row && toWire(area, row, false));
    });
  });
}

/** The reads of one content area, made from its description. */
export function contentArea(description: ContentAreaDescription) {
  const { area, base, lists, categories, detail } = description;
  return (app: PortalApp, services: ContentServices): void => {
    for (const list of lists) listRoute(app, services, description, list);
    if (categories) categoriesRoute(app, services, base, categories);
    if (detail) detailRoute(app, services, base, detail, area);
  };
}
