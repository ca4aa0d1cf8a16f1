import { Type } from '@sinclair/typebox';
import { areaNames } from '../../src/contract/areas';
import { networkOf } from '../lib/addresses';
import { LongReads } from '../lib/concurrency';
import { success, successSchema } from '../http/envelopes';
import { chinaDay } from '../lib/chinaTime';
import { idPattern } from '../lib/secrets';
import { createIndexMoment } from '../search/maintainIndex';
import { relatedItems } from '../search/relatedItems';
import type { AreaPlugin } from '../services';

const itemSchema = Type.Object({
  fdId: Type.String(),
  entity: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
  fit: Type.Optional(
    Type.Object({
      category: Type.Boolean(),
      province: Type.Boolean(),
      quantity: Type.Unsafe<'alike' | 'less' | 'more' | null>({ type: ['string', 'null'] }),
    }),
  ),
});
const area = Type.Union(areaNames.map((name) => Type.Literal(name)));
const groups = Type.Array(Type.Object({ kind: Type.String(), area, rows: Type.Array(itemSchema) }));
const schema = {
  tags: ['relations'],
  querystring: Type.Object({ area: Type.Optional(Type.String()), fdId: Type.Optional(Type.String()) }),
  response: { 200: successSchema(Type.Object({ groups })) },
};

/** Content related to an item of any area. These reads have a queue of their own, fair between visitors. */
export const relations: AreaPlugin = (app, services) => {
  const { config, db, now, responseCache } = services;
  const indexMoment = createIndexMoment(db, now);
  const reads = new LongReads(config.databaseUrl === null ? 1 : 2);
  app.get('/api/relations/of', { schema }, async (request, reply) => {
    const { area: areaParam, fdId = '' } = request.query;
    const of = areaNames.find((name) => name === areaParam);
    if (!of || !idPattern.test(fdId)) return success();
    const today = chinaDay(now());
    // Any area's content may be related.
    const key = JSON.stringify(['/api/relations/of', of, fdId, today, await indexMoment()]);
    return responseCache.sendOfAll(request, reply, key, (isGone) =>
      reads.run(async () => success(await relatedItems(db, of, fdId, today)), isGone, networkOf(request.ip)),
    );
  });
};
