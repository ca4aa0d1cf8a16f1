import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../http/portalApp';
import type { ContentName } from '../db/schema';
import { listSchema, page, success, successSchema } from '../http/envelopes';
import { briefQuery, isBrief, pagingQuery, readPaging } from '../http/pagination';
import { searchParamsOf } from '../http/searchParamsOf';
import { buildFilterIndex, updateFilterIndex } from '../filters/buildFilterIndex';
import { categoriesRoute, detailRoute } from './entityRoutes';
import type { FilterQuery } from '../filters/filterIndex';
import { FilterIndexes } from '../filters/filterIndexes';
import { filteredPage } from '../filters/filteredAnswers';
import { great, type ListIndex } from '../filters/listIndex';
import { filterParameters, listFilters, listFiltersSchema, readChoice } from '../filters/listFilters';
import { adjacentIds, neighboursOf, neighboursSchema, type AdjacentIds } from '../content/neighbours';
import type { ContentAreaDescription, ListDescription } from '../content/plainArea';
import { readList, rowsOf, type ListRead } from '../content/readList';
import { chinaDay } from '../lib/chinaTime';
import { idPattern } from '../lib/newId';
import { rowSchema, wireFields } from '../content/wireRow';
import type { Services } from '../services';

/** The query's parameters by which a list is filtered, and by which something is chosen of it. */
const parametersOf = (area: ContentName, list: ListDescription, indexes: FilterIndexes | null) => ({
  ...Object.fromEntries(Object.keys(list.filters).map((name) => [name, Type.Optional(Type.String())])),
  ...(indexes ? filterParameters(area) : {}),
});

function listRoute(app: PortalApp, services: Services, description: ContentAreaDescription, list: ListDescription) {
  const { area, base, closes, order } = description;
  const indexes =
    list.filtered && services.config.extras.includes('filters') ? indexesOf(services, description, list) : null;
  const columns = wireFields(area).map(([name]) => name);
  const schema = {
    tags: [area],
    querystring: Type.Object({ ...pagingQuery, ...briefQuery, ...parametersOf(area, list, indexes) }),
    response: { 200: listSchema(rowSchema(area)) },
  };
  app.get(`${base}/${list.path}`, { schema }, (request, reply) => {
    const query = request.query as Record<string, string>;
    const paging = readPaging(query, columns);
    const conditions = conditionsOf(list, query);
    const read: ListRead = { area, order, conditions, paging, brief: isBrief(query) };
    const today = chinaDay(services.now());
    if (closes) read.closing = { column: closes, today };
    const call = { description, indexes, conditions, today, key: JSON.stringify([base, list.path, read]) };
    return sendOfList(services, request, reply, call, {
      ofWhole: (version) => readList(services, read, version),
      find: (index, asked) => filteredPage(services, index, read, asked),
      ofFound: async ({ total, ids }) => page(total, await rowsOf(services, area, ids, read.brief)),
    });
  });
  if (indexes) {
    filtersRoute(app, services, description, list, indexes);
    app.addHook('onListen', () => void buildIfGreat(services, area, indexes).catch(() => undefined));
  }
  if (list.filtered && services.config.extras.includes('relations')) {
    neighboursRoute(app, services, description, list, indexes);
  }
}

/** A call about a list of which something may be chosen. */
interface ListCall {
  description: ContentAreaDescription;
  /** Null where nothing can be chosen. */
  indexes: FilterIndexes | null;
  conditions: ListRead['conditions'];
  today: string;
  /** What the answer depends on besides the area's content and what is chosen. */
  key: string;
}

/** Sends what a call finds in a list: in all of it, or in what is left of it. */
function sendOfList<Found>(
  { filteredAnswers, responseCache }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { description: { area, order }, indexes, conditions, today, key }: ListCall,
  answer: {
    ofWhole: (version: number) => Promise<object>;
    find: (index: ListIndex, asked: FilterQuery) => Promise<Found>;
    ofFound: (found: Found) => Promise<object>;
  },
) {
  const choice = indexes && readChoice(area, order, searchParamsOf(request));
  if (!indexes || !choice) return responseCache.send(request, reply, area, key, answer.ofWhole);
  const query = { conditions, ...choice, today };
  const call = { area, indexes, query, key };
  return filteredAnswers.send(request, reply, call, (index) => answer.find(index, query), answer.ofFound);
}

const conditionsOf = (list: ListDescription, query: Record<string, string>): [string, string][] => [
  ...(list.only ? [list.only] : []),
  ...Object.entries(list.filters).flatMap(([name, column]): [string, string][] =>
    query[name] ? [[column, query[name]]] : [],
  ),
];

function indexesOf(
  { contentVersions, db, filterThreads, log }: Services,
  { area, order, closes }: ContentAreaDescription,
  list: ListDescription,
): FilterIndexes {
  const conditions = [...new Set([...(list.only ? [list.only[0]] : []), ...Object.values(list.filters)])];
  return new FilterIndexes(
    {
      build: async (version) =>
        buildFilterIndex(db, filterThreads.running(), { area, order, conditions, closes }, version),
      update: (index) => updateFilterIndex(db, contentVersions, area, index),
    },
    (error) => log.error({ err: error, area }, 'reading a list for its filters failed'),
  );
}

/** Whoever comes first after a start should not wait for a great list; what fails is told, and tried again for them. */
async function buildIfGreat(
  { contentVersions, listCounts }: Services,
  area: ContentName,
  indexes: FilterIndexes,
): Promise<void> {
  const version = await contentVersions.of(area);
  const months = await listCounts.of(area, version, []);
  if (months.reduce((sum, { count }) => sum + count, 0) > great) await indexes.of(version);
}

/** What the list can be filtered by, with counts: `list` has its call under `filters`. */
function filtersRoute(
  app: PortalApp,
  services: Services,
  { area, base, order }: ContentAreaDescription,
  list: ListDescription,
  indexes: FilterIndexes,
) {
  const schema = {
    tags: [area],
    querystring: Type.Object(parametersOf(area, list, indexes)),
    response: { 200: successSchema(listFiltersSchema) },
  };
  app.get(`${base}/filters`, { schema }, (request, reply) => {
    const conditions = conditionsOf(list, request.query as Record<string, string>);
    // No count depends on the order.
    const choice = { chosen: readChoice(area, order, searchParamsOf(request))?.chosen ?? {}, order: null };
    const today = chinaDay(services.now());
    const query = { conditions, ...choice, today };
    return services.filteredAnswers.send(
      request,
      reply,
      { area, indexes, query, key: `${base}/filters` },
      (index) => listFilters(area, order, index, query, list.filters.category),
      success,
    );
  });
}

/** What stands before and after an entity in a list, with the list's own query: `list` has its call under `neighbours`. */
function neighboursRoute(
  app: PortalApp,
  services: Services,
  description: ContentAreaDescription,
  list: ListDescription,
  indexes: FilterIndexes | null,
) {
  const { area, base, closes, order } = description;
  const schema = {
    tags: [area],
    querystring: Type.Object({ fdId: Type.Optional(Type.String()), ...parametersOf(area, list, indexes) }),
    response: { 200: successSchema(neighboursSchema) },
  };
  app.get(`${base}/neighbours`, { schema }, async (request, reply) => {
    const query = request.query as Record<string, string>;
    const fdId = query.fdId ?? '';
    if (!idPattern.test(fdId)) return success();
    const conditions = conditionsOf(list, query);
    const today = chinaDay(services.now());
    const closing = closes ? { column: closes, today } : undefined;
    const read = { area, order, conditions, closing };
    const call = { description, indexes, conditions, today, key: JSON.stringify([base, 'neighbours', fdId, read]) };
    const inList = async () => adjacentIds(services, read, fdId, await services.contentVersions.of(area));
    const answer = async (ids: AdjacentIds | null) => success(ids && (await neighboursOf(services, area, ids)));
    return sendOfList(services, request, reply, call, {
      ofWhole: async () => answer(await inList()),
      find: (index, asked) => index.beside(asked, fdId),
      ofFound: async (ids) => answer(ids ?? (await inList())),
    });
  });
}

/** The reads of one content area, made from its description. */
export function contentArea(description: ContentAreaDescription) {
  const { area, base, lists, categories, detail } = description;
  return (app: PortalApp, services: Services): void => {
    for (const list of lists) listRoute(app, services, description, list);
    if (categories) categoriesRoute(app, services, base, categories);
    if (detail) detailRoute(app, services, base, detail, area);
  };
}
