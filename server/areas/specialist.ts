import { Type } from '@sinclair/typebox';
import { rowsWith } from '../db/queries';
import type { AreaPlugin } from '../services';
import type { ListDescription } from '../content/plainArea';
import { contentArea } from './contentRoutes';
import { plainArea } from '../content/plainArea';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import { nullableText, success, successSchema } from '../http/envelopes';

const plain = plainArea('specialist');
const recommended: ListDescription = {
  path: 'recommendList',
  filters: { category: 'category' },
  only: ['recommended', '1'],
};
const reads = contentArea({ ...plain, lists: [...plain.lists, recommended] });

const contactSchema = {
  tags: ['specialist'],
  querystring: Type.Object({ fdId: Type.Optional(Type.String()) }),
  response: { 200: successSchema(Type.Object({ fdEmail: nullableText })) },
};

/** Experts; their contact details are a separate call. */
export const specialist: AreaPlugin = (app, services) => {
  app.get('/api/specialist/findSpecialistRelationById', { schema: contactSchema }, async (request) => {
    const { fdId = '' } = request.query;
    const contact = await rowsWith(services.db, 'specialist', { fdId }).select('fdEmail').executeTakeFirst();
    if (!contact) throw new StatusError(404, messages.gone);
    return success(contact);
  });
  return reads(app, services);
};
