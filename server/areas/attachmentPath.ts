import { Type } from '@sinclair/typebox';
import type { AreaPlugin } from '../context';
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

/** Path of an attachment (spec §7); no data where there is none. Whose attachments may be seen, each area decides. */
export const attachmentPath: AreaPlugin = (app, { attachmentFinders }) => {
  app.get('/api/att/getAttFile', { schema }, async (request, reply) => {
    const { fdId = '', clazz = '', key = '' } = request.query;
    const find = attachmentFinders.get(clazz);
    reply.header('cache-control', 'no-store');
    return success(await find?.(request, { fdId, key }));
  });
};
