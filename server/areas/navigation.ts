import { Type } from '@sinclair/typebox';
import type { AreaPlugin } from '../services';
import { success, successSchema } from '../http/envelopes';
import { listSchema, page } from '../http/pagination';
import { rowSchema, toWire, wireFields } from '../lists/listQuery';

const navigationSchema = {
  tags: ['navigation'],
  querystring: Type.Object({ type: Type.Optional(Type.String({ description: '配置键，如 home:footer' })) }),
  response: { 200: listSchema(rowSchema('navigation')) },
};
const addressSchema = { tags: ['navigation'], response: { 200: successSchema(Type.String()) } };

/** Config entries by key, and the address of the back office. */
export const navigation: AreaPlugin = (app, { config, db, responseCache }) => {
  const names = wireFields('navigation').map(([name]) => name) as 'configId'[];
  const all = db
    .selectFrom('navigation')
    .select([...names, 'configKey'])
    .orderBy('configId');

  app.get('/api/system/navigation', { schema: navigationSchema }, (request, reply) => {
    const { type = '' } = request.query;
    return responseCache.send(request, reply, 'navigation', `navigation ${type}`, async () => {
      const rows = await (type ? all.where('configKey', '=', type) : all).execute();
      return page(
        rows.length,
        rows.map((row) => toWire('navigation', row, false)),
      );
    });
  });

  app.get('/api/system/getHttpPath', { schema: addressSchema }, async () => success(config.backendUrl));
};
