import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PortalApp } from '../http/portalApp';
import type { ContentName } from '../db/schema';
import { success, successSchema } from '../http/envelopes';
import { briefQuery, isBrief, listSchema, pagingQuery, readPaging, searchParamsOf } from '../http/pagination';
import type { CategorisedArea } from '../../src/contract/entities';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { ContentAreaDescription, ListDescription } from '../content/plainArea';
import { chinaDay } from '../lib/chinaTime';
import { networkOf } from '../lib/addresses';
import { keptOrMade } from '../lib/concurrency';
import { idPattern } from '../lib/secrets';
import { type Choice, filterParameters, listFiltersSchema, readChoice } from '../lists/listChoice';
import { areaTexts, listFilters, narrowingOf } from '../lists/listFilters';
import {
  adjacentIds,
  type AreaList,
  neighboursOf,
  neighboursSchema,
  readList,
  rowSchema,
  rowsOf,
  type Sizes,
  wireFields,
} from '../lists/listQuery';
import { categoriesOf } from '../content/exportContent';
import type { Services } from '../services';

const categorySchema = Type.Object({ fdCategory: Type.String(), fdCategoryName: Type.String() });

/** Serves the categories of an area. */
function categoriesRoute(app: PortalApp, { db, responseCache }: Services, base: string, area: CategorisedArea) {
  const query = categoriesOf(db, area);
  const schema = { tags: [area], response: { 200: successSchema(Type.Array(categorySchema)) } };
  app.get(`${base}/categories`, { schema }, (request, reply) =>
    responseCache.send(request, reply, 'category', `${base}/categories`, async () => success(await query.execute())),
  );
}

/** Serves one entity by its id. */
function detailRoute(app: PortalApp, { db, responseCache }: Services, base: string, detail: string, area: ContentName) {
  const schema = {
    tags: [area],
    querystring: Type.Object({ fdId: Type.Optional(Type.String()) }),
    response: { 200: successSchema(rowSchema(area)) },
  };
  app.get(`${base}/${detail}`, { schema }, async (request, reply) => {
    const fdId = request.query.fdId ?? '';
    // A malformed id matches nothing; looking it up would only fill the cache.
    if (!idPattern.test(fdId)) throw new StatusError(404, messages.gone);
    return responseCache.send(request, reply, area, `${base}/${detail} ${fdId}`, async () => {
      const [row] = await rowsOf(db, area, [fdId], false);
      if (!row) throw new StatusError(404, messages.gone);
      return success(row);
    });
  });
}

const conditionsOf = (list: ListDescription, query: Record<string, string>): [string, string][] => [
  ...(list.only ? [list.only] : []),
  ...Object.entries(list.filters).flatMap(([name, column]): [string, string][] =>
    query[name] ? [[column, query[name]]] : [],
  ),
];

/** What a call asks of a list, and what is chosen of it; null: nothing. */
interface AskedList {
  list: AreaList;
  choice: Choice | null;
  today: string;
}

/** The calls of one list: its pages, its filters with counts, and what stands beside a row. */
function listRoutes(app: PortalApp, services: Services, description: ContentAreaDescription, list: ListDescription) {
  const { area, base, closes, order } = description;
  const { config, db, longReads, now, responseCache, narrowedResponses } = services;
  const isFiltered = list.filtered === true && config.extras.includes('filters');
  const choices = isFiltered ? filterParameters(area) : {};
  const parameters = {
    ...Object.fromEntries(Object.keys(list.filters).map((name) => [name, Type.Optional(Type.String())])),
    ...choices,
  };
  const columns = wireFields(area).map(([name]) => name);
  /** A page more of a list that has not changed is not counted again. */
  const known = new LRUCache<string, Promise<number[]>>({
    maxSize: 100_000,
    sizeCalculation: (_sizes, key) => key.length,
  });
  const sizesUnder =
    (key: string): Sizes =>
    (count) =>
      keptOrMade(known, key, count);

  const listOf = (request: FastifyRequest): AskedList => {
    const today = chinaDay(now());
    const query = request.query as Record<string, string>;
    const isNarrowed = Object.keys(choices).some((name) => name in query);
    return {
      list: {
        area,
        order,
        conditions: conditionsOf(list, query),
        ...(closes ? { closing: { column: closes, today } } : {}),
      },
      choice: isNarrowed ? readChoice(area, order, searchParamsOf(request)) : null,
      today,
    };
  };
  const textsUnder = areaTexts(db, area);
  const readingOf = ({ today }: AskedList, version: number) => ({ db, area, today, textsOf: textsUnder(version) });
  const narrowed = async (read: AskedList, version: number): Promise<AreaList> => {
    const { list, choice } = read;
    return choice ? { ...list, narrowing: await narrowingOf(readingOf(read, version), choice) } : list;
  };
  // Any choice is a response of its own, which anybody may ask for: it takes no place of a whole list's.
  const cacheOf = ({ choice }: AskedList) => (choice ? narrowedResponses : responseCache);
  const keyOf = (call: string, { list, choice, today }: AskedList, ...more: unknown[]) =>
    JSON.stringify([base, call, list, choice && [choice, today], more]);

  const schema = {
    tags: [area],
    querystring: Type.Object({ ...pagingQuery, ...briefQuery, ...parameters }),
    response: { 200: listSchema(rowSchema(area)) },
  };
  app.get(`${base}/${list.path}`, { schema }, (request, reply) => {
    const query = request.query as Record<string, string>;
    const page = { paging: readPaging(query, columns), brief: isBrief(query) };
    const read = listOf(request);
    return cacheOf(read).send(request, reply, area, keyOf(list.path, read, page), async (version) => {
      const sizes = sizesUnder(keyOf(list.path, read, version, page.paging.order.length > 0));
      return readList(db, { ...(await narrowed(read, version)), ...page }, sizes);
    });
  });

  if (isFiltered) {
    const filters = {
      tags: [area],
      querystring: Type.Object(parameters),
      response: { 200: successSchema(listFiltersSchema) },
    };
    app.get(`${base}/filters`, { schema: filters }, (request, reply) => {
      const read = listOf(request);
      const chosen = read.choice?.chosen ?? {};
      // No count depends on the order.
      const key = JSON.stringify([base, 'filters', read.list.conditions, chosen, read.today]);
      const count = async (version: number) =>
        success(await listFilters(readingOf(read, version), read.list, chosen, list.filters.category));
      return narrowedResponses.send(request, reply, area, key, (version, isGone) =>
        longReads.run(() => count(version), isGone, networkOf(request.ip)),
      );
    });
  }

  if (list.filtered && config.extras.includes('relations')) {
    const neighbours = {
      tags: [area],
      querystring: Type.Object({ fdId: Type.Optional(Type.String()), ...parameters }),
      response: { 200: successSchema(neighboursSchema) },
    };
    app.get(`${base}/neighbours`, { schema: neighbours }, async (request, reply) => {
      const fdId = (request.query as Record<string, string>).fdId ?? '';
      if (!idPattern.test(fdId)) return success();
      const read = listOf(request);
      return cacheOf(read).send(request, reply, area, keyOf('neighbours', read, fdId), async (version) => {
        const ids = await adjacentIds(db, await narrowed(read, version), fdId);
        return success(ids && (await neighboursOf(db, area, ids)));
      });
    });
  }
}

/** The reads of one content area, made from its description. */
export function contentArea(description: ContentAreaDescription) {
  const { area, base, lists, categories, detail } = description;
  return (app: PortalApp, services: Services): void => {
    for (const list of lists) listRoutes(app, services, description, list);
    if (categories) categoriesRoute(app, services, base, categories);
    if (detail) detailRoute(app, services, base, detail, area);
  };
}
