import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { PortalApp } from '../http/portalApp';
import type { ContentName } from '../db/schema';
import { listSchema, success, successSchema } from '../http/envelopes';
import { briefQuery, isBrief, pagingQuery, readPaging } from '../http/pagination';
import { searchParamsOf } from '../http/searchParamsOf';
import { categoriesRoute, detailRoute } from './entityRoutes';
import type { ContentAreaDescription, ListDescription } from '../content/plainArea';
import { chinaDay } from '../lib/chinaTime';
import { networkOf } from '../lib/networkOf';
import { idPattern } from '../lib/newId';
import { filterParameters, listFiltersSchema, readChoice, type Choice } from '../lists/listChoice';
import { listFilters, narrowingOf } from '../lists/listFilters';
import { adjacentIds, readList, type AreaList } from '../lists/listQuery';
import { neighboursOf, neighboursSchema } from '../lists/neighbours';
import { rowSchema, wireFields } from '../content/contentFields';
import type { Services } from '../services';

/** The query's parameters by which a list is filtered, and by which a visitor chooses of it. */
const parametersOf = (area: ContentName, list: ListDescription, isFiltered: boolean) => ({
  ...Object.fromEntries(Object.keys(list.filters).map((name) => [name, Type.Optional(Type.String())])),
  ...(isFiltered ? filterParameters(area) : {}),
});

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
  const parameters = parametersOf(area, list, isFiltered);
  const columns = wireFields(area).map(([name]) => name);

  const asked = (request: FastifyRequest): AskedList => {
    const today = chinaDay(now());
    const conditions = conditionsOf(list, request.query as Record<string, string>);
    return {
      list: { area, order, conditions, ...(closes ? { closing: { column: closes, today } } : {}) },
      choice: isFiltered ? readChoice(area, order, searchParamsOf(request)) : null,
      today,
    };
  };
  const narrowed = async ({ list, choice, today }: AskedList): Promise<AreaList> =>
    choice ? { ...list, narrowing: await narrowingOf(db, area, choice, today) } : list;
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
    const read = asked(request);
    return cacheOf(read).send(request, reply, area, keyOf(list.path, read, page), async () =>
      readList(db, { ...(await narrowed(read)), ...page }),
    );
  });

  if (isFiltered) {
    const filters = {
      tags: [area],
      querystring: Type.Object(parameters),
      response: { 200: successSchema(listFiltersSchema) },
    };
    app.get(`${base}/filters`, { schema: filters }, (request, reply) => {
      const read = asked(request);
      const chosen = read.choice?.chosen ?? {};
      // No count depends on the order.
      const key = JSON.stringify([base, 'filters', read.list.conditions, chosen, read.today]);
      const count = async () =>
        success(await listFilters(db, read.list, { chosen }, read.today, list.filters.category));
      return narrowedResponses.send(request, reply, area, key, (_version, isGone) =>
        longReads.run(count, isGone, networkOf(request.ip)),
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
      const read = asked(request);
      return cacheOf(read).send(request, reply, area, keyOf('neighbours', read, fdId), async () => {
        const ids = await adjacentIds(db, await narrowed(read), fdId);
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
