import { Type } from '@sinclair/typebox';
import type { CategorisedArea } from '../../src/contract/entities';
import type { AnyTable, ContentName } from '../db/schema';
import { success, successSchema } from '../http/envelopes';
import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import { idPattern } from '../lib/newId';
import { rowSchema, toWire, wireFields } from '../content/contentFields';
import type { Services } from '../services';

const categorySchema = Type.Object({ fdCategory: Type.String(), fdCategoryName: Type.String() });

/** Serves the categories of an area. */
export function categoriesRoute(app: PortalApp, { db, responseCache }: Services, base: string, area: CategorisedArea) {
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

/** Serves one entity by its id. */
export function detailRoute(
  app: PortalApp,
  { db, responseCache }: Services,
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
    // A malformed id matches nothing; looking it up would only fill the cache.
    if (!idPattern.test(fdId)) throw new StatusError(404, messages.gone);
    return responseCache.send(request, reply, area, `${base}/${detail} ${fdId}`, async () => {
      const row = await (db.selectFrom(area) as AnyTable).select(names).where('fdId', '=', fdId).executeTakeFirst();
      if (!row) throw new StatusError(404, messages.gone);
      return success(toWire(area, row, false));
    });
  });
}
