import { Type } from '@sinclair/typebox';
import type { AreaPlugin } from '../services';
import { success, successSchema } from '../http/envelopes';

const schema = {
  tags: ['attachment'],
  querystring: Type.Object({
    fdId: Type.Optional(Type.String({ maxLength: 64 })),
    clazz: Type.Optional(Type.String({ maxLength: 64 })),
    key: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  response: { 200: successSchema(Type.String()) },
};

/** Path of an attachment; no data if there is none. Each area decides who may see its attachments. */
export const attachmentPath: AreaPlugin = (app, { attachmentFinders }) => {
  app.get('/api/att/getAttFile', { schema }, async (request, reply) => {
    const { fdId = '', clazz = '', key = '' } = request.query;
    const find = attachmentFinders.get(clazz);
    reply.header('cache-control', 'no-store');
    return success(await find?.(request, { fdId, key }));
  });
};
