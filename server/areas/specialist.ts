import { Type } from '@sinclair/typebox';
import type { AreaPlugin } from '../services';
import { contentArea } from '../content/contentRoutes';
import { success, successSchema } from '../http/envelopes';

const reads = contentArea({
  area: 'specialist',
  base: '/api/specialist',
  lists: [
    { path: 'list', filters: { category: 'category' }, filtered: true },
    { path: 'recommendList', filters: { category: 'category' }, only: ['recommended', '1'] },
  ],
  order: ['fdCreateTime', 'desc'],
  categories: 'specialist',
  detail: 'findSpecialistById',
});

const contactSchema = {
  tags: ['specialist'],
  querystring: Type.Object({ fdId: Type.Optional(Type.String()) }),
  response: {
    200: successSchema(Type.Object({ fdEmail: Type.Unsafe<string | null>({ type: ['string', 'null'] }) })),
  },
};

/** Experts; their contact is a call of its own. */
export const specialist: AreaPlugin = (app, services) => {
  app.get('/api/specialist/findSpecialistRelationById', { schema: contactSchema }, async (request, reply) => {
    const { fdId = '' } = request.query;
    reply.header('cache-control', 'no-store');
    const contact = await services.db
      .selectFrom('specialist')
      .select('fdEmail')
      .where('fdId', '=', fdId)
      .executeTakeFirst();
    return success(contact);
  });
  return reads(app, services);
};
